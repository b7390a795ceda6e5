"""Failures of a host's store, and the HTTP status for each reason of a refusal."""

REASONS = {
    400: "bad-length two-hosts",
    401: "nobody",
    403: "away club-not-host live-player live-rated muted no-link not-host not-seated not-your-turn not-yours "
    "passkey-copied passkey-refused passkeys-need-https wrong-host wrong-origin",
    404: "club-no-game club-no-player club-none no-page no-record no-such-link no-such-passkey no-table "
    "nothing-said rated-not",
    409: "asked-enough closed club-begun club-elsewhere club-full club-name-taken club-not-begun club-over "
    "club-there club-too-early club-too-few club-unfinished enough enough-yours no-draw-with-bots no-grace "
    "no-hint no-seat-yet no-undo not-away not-over not-playing nothing-asked other-commitment passkey-late "
    "progress-changed rated-address rated-ask rated-close rated-once rematch seek-yours stale taken",
    413: "too-large too-long too-many-frames",
    422: "bad-game bad-games bad-push-keys bad-push-service bad-request club-wrong-places club-wrong-size "
    "invisible-name needs-person newer-games no-move no-seat rated-clock rated-here rated-people seats",
    429: "busy club-too-many crowded home-full seeks-full too-fast too-many too-many-kept too-many-passkeys "
    "too-many-seeks",
    500: "oops",
    503: "in-doubt records-full storage-full unavailable",
}
STATUS = {reason: status for status, reasons in REASONS.items() for reason in reasons.split()}


class Unavailable(Exception):
    """The store cannot be reached, or has too many writes waiting. Nothing was written."""

    reason = "unavailable"


class InDoubt(Unavailable):
    """A commit was sent and not confirmed: only the store knows whether it was done."""

    reason = "in-doubt"


class Conflict(Exception):
    """Someone else wrote first, so the decision was based on an old state. Nothing was written."""

    reason = "unavailable"
