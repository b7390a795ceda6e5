## What the server refuses
table-progress-changed = Un autre de vos appareils a modifié votre parcours : chargez-le et réessayez.
