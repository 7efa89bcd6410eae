/** The signs on the badges of the Roles, as strokes on a field of 32 by 32. */
export const BADGES: Record<string, string> = {
  "Overworked Lab Assistant":
    "M9 22V13a2 2 0 0 1 4 0V9a2 2 0 0 1 4 0v2a2 2 0 0 1 4 0v2a2 2 0 0 1 4 0v6q0 6-6 6H14Q10 25 9 22Z",
  "Quality Assurance Specialist": "M8 6H21V13M8 6V26H15M11 11H18M11 15H15M16 21l4 4 7-9",
  "Equipment Whisperer": "M10 6v7a6 6 0 0 0 12 0V6M16 19v7M12 26h8M25 8q3 4 0 8",
  "Viral Virtuoso": "M13 23V9l10-3v14M13 23a3 3 0 1 1-3-3h3M23 20a3 3 0 1 1-3-3h3",
  "Pathological Pathologist": "M13 7V19M19 7V15M10 7H22M8 26H24M16 19a4 4 0 0 1-4 4M19 15a6 6 0 0 1 2 8",
  "Combat Endocrinologist": "M16 6l9 3v7q0 7-9 11Q7 23 7 16V9ZM12 16h8M16 12v8",
  "Unconventional Theoretician": "M6 24H26A10 10 0 0 0 6 24ZM16 14V7M12 9l4-3 4 3",
  "A32 Semi-Sentient Synthesis Unit": "M8 12H24V25H8ZM16 12V7M14 6h4M12 17h1M19 17h1M12 21h8",
  "The Coffee Guy": "M8 13H22V20q0 5-5 5H13q-5 0-5-5ZM22 15h3q2 3-1 5h-2M12 10q-1-2 0-4M17 10q-1-2 0-4",
  "Overenthusiastic Team Coach": "M7 14v5h4l10 6V8L11 14ZM24 12q2 4 0 8M11 19l2 7",
  "Panicking Intern": "M16 6v12M16 24v1M8 9l-2-2M24 9l2-2M7 16H4M25 16h3",
  "Recycling Officer": "M16 6l5 8M16 6l-5 8M9 18l-3 6h9M23 18l3 6h-8M13 21l2 3-2 3",
  "Geometer in Residence": "M7 25L16 7l9 18ZM12 25a4 4 0 0 0-2.500-5.500M16 7v18",
  "Night-Shift Librarian": "M7 8q5-2 9 1 4-3 9-1V24q-5-2-9 1-4-3-9-1ZM16 9V25",
  "Emergency Accountant": "M8 6H24V26H8ZM11 10H21V13H11ZM12 17h1M16 17h1M20 17h1M12 21h1M16 21h1M20 21h1",
};
