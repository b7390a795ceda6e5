"""Writes the mistakes of an analysed game into its record, as comments with the better moves."""

from strandline.core.messages import translate
from strandline.core.record import Note, Record

from .analysis import Course


def annotated(record: Record, course: Course) -> Record:
    """Return the record with a note at each mistake, which says what it lost and what was better."""
    notes = []
    for step in course.steps:
        if step.is_mistake and step.best is not None:
            lost = f"{100 * step.loss:.0f}"
            words = translate("analysis-note", move=step.move, lost=lost)
            notes.append(Note(step.number - 1, words, (step.best,)))
    return record.annotated(*notes)
