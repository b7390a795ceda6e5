## What the server refuses
table-progress-changed = Een ander apparaat van je heeft je voortgang gewijzigd: laad die en probeer het opnieuw.
