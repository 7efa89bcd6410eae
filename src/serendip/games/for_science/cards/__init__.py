"""What the cards do: Mutations, Roles and Events, each said once in its data file and carried out here."""
