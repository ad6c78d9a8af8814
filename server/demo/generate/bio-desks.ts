// What brothers who work at desks, bedsides and blackboards say of it, by position.

export const fromDesks: Readonly<Record<string, readonly string[]>> = {
  Paramedic: ['Drives an ambulance in a city with too many hills.', 'Has delivered two babies on the ring road.'],
  'Resident Physician': [
    'Sleeps in an armchair on the fourth floor, officially awake.',
    'Writes prescriptions in a hand that can be read, for now.',
  ],
  Paediatrician: [
    'Keeps a drawer of stickers that senior colleagues raid.',
    'Mends children, who bite, and reassures parents, who do not.',
  ],
  Anaesthetist: [
    'Puts people under and brings them back; the second part is the job.',
    'Counts patients down from ten; few get past seven.',
  ],
  Cardiologist: [
    'Mends hearts by appointment.',
    'Listens to hearts all day and recommends walking, as his grandmother did.',
  ],
  'Chief of Surgery': [
    'Operates on Tuesdays, signs forms on the other days.',
    'Runs a theatre with no audience and better lighting.',
  ],
  Paralegal: [
    'Finds the page everyone else is quoting.',
    'Carries the boxes, reads the boxes, wins the boxes their case.',
  ],
  Associate: ['Writes contracts short enough to be read aloud.', 'Bills by the hour and thinks in the shower, unpaid.'],
  'Public Defender': [
    'Defends people who were somewhere else at the time.',
    'Takes the cases nobody bills for and wins about half.',
  ],
  Barrister: [
    'Wears a robe on Tuesdays and boots the rest of the week.',
    'Settles quarrels over hedges, wills and one racehorse.',
  ],
  'Senior Counsel': [
    'Years in court, and still prefers the corridor.',
    'Drafted the by-laws’ eleventh article and apologises for the comma.',
  ],
  Judge: ['Listens for a living and decides before lunch.', 'Sits on a bench built for a taller man.'],
  Analyst: ['Builds models of the world in rows and columns; it fits.', 'Counts other people’s money and walks home.'],
  'Credit Officer': [
    'Lends to bakers and boatbuilders and has been wrong twice.',
    'Says no for a living, kindly and with figures.',
  ],
  'Portfolio Manager': [
    'Buys slowly, sells rarely, sleeps well.',
    'Looks after the savings of people who ask after his.',
  ],
  Actuary: ['Works out how long things last, people included.', 'Insures barns, boats and, once, a bell tower.'],
  Partner: [
    'Went into finance to understand it; still going.',
    'Has a corner office and works in the kitchen next to it.',
  ],
  'Chief Financial Officer': [
    'Runs the books of a firm of forty and its football pool.',
    'Closed thirty quarters and remembers the one that would not.',
  ],
  'Software Engineer': [
    'Writes programs that nobody notices, which is the point.',
    'Taught a robot to fold sheets; it folds better than I do.',
  ],
  'Data Analyst': [
    'Turns spreadsheets into something a harbour can rely on.',
    'Draws charts that disappoint people gently.',
  ],
  'Security Engineer': ['Keeps other people’s secrets in order.', 'Tries every door twice, including yours; sorry.'],
  'Data Lead': ['Knows what the numbers say and who would rather not hear it.', 'Deletes more code than he writes.'],
  'Product Lead': [
    'Makes games about lighthouses, orchards and filing.',
    'Spends the day leaving things out and the evening explaining why.',
  ],
  'Chief Engineer': [
    'Answers the pager so that the rest of the team can plant tomatoes.',
    'Wrote the timetable for a city’s buses and still misses his.',
  ],
  'Teaching Fellow': ['Holds the seminar nobody else wanted, on fog.', 'Grades on trains; forgive the wavy lines.'],
  Schoolteacher: [
    'Teaches Latin to fourteen-year-olds, who win.',
    'Takes a class of thirty up a hill every spring and has always brought thirty back.',
  ],
  Lecturer: ['Gives the eight o’clock lecture and thanks everyone who came.', 'Teaches geometry with string.'],
  Housemaster: [
    'Has sixty boys, four clocks and no quiet.',
    'Knows the sound of a window opened by someone who should be asleep.',
  ],
  Professor: [
    'Has marked some forty thousand essays and remembers three.',
    'Wrote the standard work on hedgerows; the other one is also his.',
  ],
  'Head of School': [
    'Learns every pupil’s name by the first frost.',
    'Keeps a piano in the office against all regulations.',
  ],
  'Copy Editor': ['Took the commas out of three annual reports.', 'Reads everything twice and believes it once.'],
  'Graphic Designer': [
    'Draws comics about a heron who runs for mayor.',
    'Makes posters for concerts and goes to the concerts.',
  ],
  'Type Designer': ['Spent a year on the letter g.', 'Draws alphabets, mostly on trams.'],
  'Film Editor': [
    'Has removed nine hours from other people’s films.',
    'Works in the dark and knows everyone’s second-best take.',
  ],
  'Senior Correspondent': ['Reports from places with one hotel.', 'Files by midnight, wherever midnight is.'],
  Publisher: [
    'Publishes eight books a year and reads all of them twice.',
    'Runs a weekly paper that is late most weeks.',
  ],
  Caseworker: [
    'Helps people fill in the form that stands between them and a roof.',
    'Knows every waiting room in the county.',
  ],
  'Policy Officer': ['Writes the paragraph that survives.', 'Reads laws for pleasure and says so at parties.'],
  'City Planner': ['Plans bus routes and takes all of them once a year.', 'Mends pavements by way of committee.'],
  'Election Officer': [
    'Counts votes in a district where everyone knows everyone.',
    'Owns four hundred folding booths, in a manner of speaking.',
  ],
  Diplomat: ['Worked in five embassies and packed for nine.', 'Says very little in six languages.'],
  'Permanent Secretary': [
    'Has outlasted seven ministers and a carpet.',
    'Opened fourteen libraries, two of them on wheels.',
  ],
}
