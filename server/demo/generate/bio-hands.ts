// What brothers who work with their hands, or outdoors, say of it, by position.

export const fromHands: Readonly<Record<string, readonly string[]>> = {
  Draughtsman: ['Designs stairs people forget they are climbing.', 'Draws the drawings that other drawings refer to.'],
  'Site Engineer': [
    'Argues with contractors before breakfast so that the afternoon is free.',
    'Owns three pairs of boots and one pair of shoes.',
  ],
  'Structural Engineer': [
    'Builds footbridges; the longest takes four minutes to cross if you stop for the view.',
    'Spends most days finding out what holds what up.',
  ],
  'Project Architect': [
    'Drew a library, a fire station and a very small chapel, in that order of difficulty.',
    'Spends most days explaining to clients where water wants to go.',
  ],
  'Principal Architect': [
    'Works on houses that are meant to be mended.',
    'Has put up eleven schools and one bandstand, and is proudest of the bandstand.',
  ],
  'Head of Works': [
    'Restores brick that other people would call finished.',
    'Looks after a cathedral that has been nearly done since 1430.',
  ],
  'Field Technician': ['Climbs towers in the week and nothing at all on Sundays.', 'Works nights when the wind does.'],
  'Grid Analyst': [
    'Knows when your whole street puts the kettle on.',
    'Watches one number all day; it should be fifty or sixty, depending where you are.',
  ],
  Hydrologist: [
    'Reads rivers for a living and still gets caught in the rain.',
    'Can tell you the level of three reservoirs without being asked, and will.',
  ],
  'Turbine Engineer': [
    'Looks after four turbines, each with its own temper and name.',
    'Persuades old dams to hold a little longer.',
  ],
  'Plant Manager': [
    'Keeps the lights on in a valley of nine thousand people and one smelter.',
    'Runs the night shift from memory and the day shift from a chair.',
  ],
  'Director of Generation': [
    'Builds small power stations for villages that have waited long enough.',
    'Began as a meter reader and still reads the meters on holiday.',
  ],
  'Line Cook': [
    'Chops from four, sweats from six, sings from ten.',
    'Burns are from the grill; the scar is from a peach.',
  ],
  Baker: [
    'Bakes from two in the morning until the street smells of it.',
    'Keeps a sourdough older than most friendships.',
  ],
  Sommelier: ['Opens wine for people who want to be told it is good.', 'Tastes forty a day and drinks water at home.'],
  'Head Brewer': ['Brews a porter named after the house cat.', 'Waits for yeast, professionally.'],
  Vintner: [
    'Grows grapes on a slope the bank called unsuitable.',
    'Makes nine thousand bottles in a good year and vinegar in the others.',
  ],
  'Chef-Owner': ['Runs eleven tables and no menu.', 'Opened a canteen by the docks; the dockers cook on Fridays.'],
  Deckhand: [
    'Six weeks at sea, six at home, and clumsy for the first three days of each.',
    'Learned to splice on the lawn of 4019 Pine and has done it for money since.',
  ],
  'Second Mate': [
    'Stands the watch from midnight to four, with biscuits.',
    'Navigates by satellite and checks by star.',
  ],
  'Marine Surveyor': [
    'Surveys wrecks, mostly before they happen.',
    'Taps hulls with a small hammer and believes the hull.',
  ],
  Boatbuilder: [
    'Steams planks, bends them, and eats lunch on the result.',
    'Has launched nineteen boats; all nineteen float.',
  ],
  'Harbour Pilot': [
    'Boards moving ships for a living and steps off them again.',
    'Climbs rope ladders at an age when others climb committees.',
  ],
  'Harbour Master': ['Keeps a harbour tidy and its skippers apart.', 'Runs the last ferry, and waits if you ring.'],
  'Laboratory Technician': [
    'Labels everything, lunch included.',
    'Keeps the freezer at minus eighty and the kettle at a hundred.',
  ],
  'Research Fellow': [
    'Studies lichens, which are in no hurry either.',
    'Listens to whales for a living; they repeat themselves, like uncles.',
  ],
  'Field Biologist': [
    'Counts moths on three hillsides and publishes every seventh year.',
    'Sleeps in field stations eight months of the year.',
  ],
  Glaciologist: ['Knows the age of ice to the nearest decade.', 'Drills into old ice and listens to it pop.'],
  'Principal Scientist': [
    'Forecasts weather and carries an umbrella regardless.',
    'Looks after a telescope and its many visitors.',
  ],
  'Director of Research': [
    'Keeps seeds for farmers not yet born.',
    'Signs grant reports by day and reads journals in the bath.',
  ],
  Apprentice: [
    'Sweeps the shop, sharpens the irons, is allowed to touch the spruce.',
    'Third year of seven, and trusted with glue.',
  ],
  Bookbinder: ['Binds books, rebinds them, and now and then reads one.', 'Sews the spines that other people crack.'],
  Luthier: ['Glues in summer, carves in winter, tunes in between.', 'Listens to planks and buys one in ten.'],
  Cabinetmaker: ['Makes chairs for people who sit still.', 'Built a desk with one drawer nobody has found.'],
  Clockmaker: ['Repairs clocks and keeps no watch.', 'Winds eleven church towers on a Thursday round.'],
  'Master Founder': [
    'Casts bells; the one in the hall was his third and is a quarter-tone flat.',
    'Pours bronze at dawn, when the street is cool and nobody asks.',
  ],
  Buyer: ['Buys cloth in six languages and haggles in all of them.', 'Imports oranges, exports marmalade.'],
  Dispatcher: [
    'Knows where every truck is and roughly how its driver feels.',
    'Keeps four thousand parcels a night from getting lost.',
  ],
  'Logistics Manager': [
    'Moves pianos, statues and one retired tram.',
    'Fits things into ships that did not fit on paper.',
  ],
  'Export Manager': [
    'Sells hinges to forty countries, none of which squeak.',
    'Lives by tide tables and customs hours.',
  ],
  'Operations Director': [
    'Has four hundred wagons and an opinion on each.',
    'Starts the first train of the day and hears about the last.',
  ],
  'Managing Director': [
    'Grew a market stall into a warehouse and misses the stall.',
    'Sells hardware in a shop where you may buy a single screw.',
  ],
}

/** What those say who are still at college. */
export const fromStudents: readonly string[] = [
  'Second year and already behind on the dishes.',
  'Reads in the boiler room, where it is warm and nobody asks.',
  'Came to college to row and was handed a broom.',
  'Writes a thesis about bridges, mostly on buses.',
  'Studies by day, runs the kitchen radio by night.',
  'Moved in with two suitcases and a cactus; the cactus holds office.',
  'Learning four languages and the coffee machine.',
  'Keeper of the boiler this year; complaints to the boiler.',
  'Lives in the attic room, which is warmer than its reputation.',
  'Majors in one thing, explains another at dinner.',
  'Owes the library a book and the kitchen an apology.',
  'Youngest at the long table and first to the potatoes.',
  'Sleeps above the boiler and dreams of ships.',
]
