// What brothers watch and care about: films and series that were never made, and pastimes that exist.
import { list } from './random.ts'

export const movies = list(
  `Salt Road, Quiet Timber, The Ferryman’s Daughter Learns Chess, Eleven Degrees, A Map of Ordinary Rain,
    The Last Tram to Ostrava Street, Winter Accounts, Orchard Number Nine, The Man Who Mended Bells, Low Season,
    North of the Cannery, Paper Harbour, Two Coats for Ilya, The Long Thaw of Mr. Pell, Half a Lighthouse,
    Everyone at the Station, Sleeper to Varna, The Honest Forger’s Wife, Dust and Fiddles, Kingdom of Small Boats,
    The Understudy’s Summer, Red Kite Over Ludlow, A Quarrel of Gulls, Concerto for Left Boot`,
)

export const series = list(
  `The Long North, Night Desk, Harbour Lights and Wrongs, The Weather Room, Second Shift, Notary of Calle Luna,
    Tollgate, House of Clocks, The Fen, Civil Servants, Parish Pump, Understory, Copper and Sons, Ward Eleven,
    The Signal Box, Saltmarsh, Bad Accountants, The Cartographers, Small Claims, Monsoon Line,
    Kitchen Cabinet Makers, Ten Past Midnight in Trieste, The Beekeepers of Platform Four, Zero Gravity Orchestra`,
)

export const pastimes = list(
  `Letterpress restoration videos, Cold-water swimming, Regattas of any size, Fountain pens, Night trains,
    Sourdough, Model bridges, Bell ringing, Fly-fishing, Old atlases, Cyclocross, Vinyl with scratches, Bouldering,
    Birds before breakfast, Chess by post, Fermenting things, Shape-note singing, Woodturning, Sea shanties,
    Crossword setting, Amateur astronomy, Slow marathons, Pinhole cameras, Darning, Table football, Moss gardens,
    Radio plays, Tide pools`,
)

/** What partners are called. */
export const partnerKinds = list('wife, wife, wife, wife, partner, partner, husband, fiancée, girlfriend')
