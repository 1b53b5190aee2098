"""The kernel: the contract of a game, and a match with its log, undo and save format."""

from cvdesk.engine.action import Action, action_table
from cvdesk.engine.decision import Decision, Option, Several, Target
from cvdesk.engine.errors import (
    BadOption,
    BadRecord,
    BadResource,
    CvdeskError,
    IllegalAction,
    RulesChanged,
)
from cvdesk.engine.event import Event, Move
from cvdesk.engine.match import LogEntry, Match, first_forged_chance
from cvdesk.engine.message import Message, P, Param
from cvdesk.engine.playout import play_out, random_match
from cvdesk.engine.record import Record, Seat
from cvdesk.engine.refusal import Refusal
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import (
    CHANCE,
    NOBODY,
    GameInfo,
    GameRules,
    RuleOption,
    Rules,
    Setup,
    check_setup,
    complete_options,
)
from cvdesk.engine.sampler import Sampler
from cvdesk.engine.standings import ScoreLine, Standings, ranks_of, rewards_of
from cvdesk.engine.state import State
from cvdesk.engine.view import View

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "BadOption",
    "BadRecord",
    "BadResource",
    "CvdeskError",
    "Decision",
    "Event",
    "GameInfo",
    "GameRules",
    "IllegalAction",
    "LogEntry",
    "Match",
    "Message",
    "Move",
    "Option",
    "P",
    "Param",
    "Record",
    "Refusal",
    "Rng",
    "RuleOption",
    "Rules",
    "RulesChanged",
    "Sampler",
    "ScoreLine",
    "Seat",
    "Setup",
    "Several",
    "Standings",
    "State",
    "Target",
    "View",
    "action_table",
    "check_setup",
    "complete_options",
    "first_forged_chance",
    "play_out",
    "random_match",
    "ranks_of",
    "rewards_of",
]
