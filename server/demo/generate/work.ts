// What brothers do for a living: ladders of positions, and companies that exist only here.
import { list } from './random.ts'

interface Trade {
  /** From the first post to the last. */
  ladder: readonly string[]
  companies: readonly string[]
}

const trade = (ladder: string, companies: string): Trade => ({ ladder: list(ladder), companies: list(companies) })

export const trades = {
  building: trade(
    'Draughtsman, Site Engineer, Structural Engineer, Project Architect, Principal Architect, Head of Works',
    `Plumbline & Oakes, Tidewater Architects, Lintel Street Works, Corbel House, Harrow & Stile, Quoin Partners,
      Slow River Landscape, Gantry Row, Keystone & Daughter, Long Span Office, Mortar Lane, Stonecrop Studio,
      Purlin & Sons, Weatherboard Group`,
  ),
  power: trade(
    'Field Technician, Grid Analyst, Hydrologist, Turbine Engineer, Plant Manager, Director of Generation',
    `Meridian Hydro, Northgate Tidal, Ember & Coil, Copperfield Grid, High Weir Power, Sundial Cooperative,
      Galehouse Wind, Ninth Volt, Causeway Energy, Lowhead Turbines, Pylon & Heath, Amber Line Utilities,
      Stillwater Storage, Halyard Wind`,
  ),
  medicine: trade(
    'Paramedic, Resident Physician, Paediatrician, Anaesthetist, Cardiologist, Chief of Surgery',
    `St. Aldhelm Hospital, Clínica Arroyo Largo, Ferry Road Infirmary, Kingfisher Children’s Hospital,
      Harbour Hill Infirmary, St. Brannoc Clinic, Orchard Lane Hospital, Whitethorn Hospital,
      Lantern Street Hospital, Mill Race Medical, Saltmarsh Clinic, Upper Terrace Hospital, Alder & Ash Medical,
      The Long Ward Trust`,
  ),
  law: trade(
    'Paralegal, Associate, Public Defender, Barrister, Senior Counsel, Judge',
    `Inner Row Chambers, Pettifer & Lowe, Blackthorn Advocates, Office of the Patient Defender, Sable & Vane,
      Foolscap Chambers, Underwood Moss, Copley Square Counsel, Wax & Seal Notaries, Third Bench Mediation,
      Garland Rooke, Redline Legal Aid, Marl & Tenby, Ashlar Partners`,
  ),
  finance: trade(
    'Analyst, Credit Officer, Portfolio Manager, Actuary, Partner, Chief Financial Officer',
    `Brightwater Capital, Tallow & Pike, Slate Harbour Mutual, Second Ledger, Penny Weight Savings, Oxbow Trust,
      Hundredfold Cooperative Bank, Farthing Lane, Long Table Partners, Bellwether Pensions, Threshold Assurance,
      Counterpane Insurance, Greyfriars Audit, Abacus Row`,
  ),
  software: trade(
    'Software Engineer, Data Analyst, Security Engineer, Data Lead, Product Lead, Chief Engineer',
    `Fathom Labs, Kestrel Robotics, Plain Text Company, Quiet Machines, Slipway Software, Paper Lantern Systems,
      Ninepin, Ordinary Computing, Bitter Almond Games, Rookery Data, Undertow Systems, Small Hours Software,
      Marginalia Labs, Two Doors Down`,
  ),
  teaching: trade(
    'Teaching Fellow, Schoolteacher, Lecturer, Housemaster, Professor, Head of School',
    `Hartwell College, Saltbox College, Elm Row Academy, Lower Orchard College, St. Osyth Academy,
      Windward College, The Ferry School, Marlowe Street College, Northfell College, Chalk Hill Academy,
      Evening College of the Docks, Tamarind Hall, Bishop’s Stair College, Lantern Court`,
  ),
  pages: trade(
    'Copy Editor, Graphic Designer, Type Designer, Film Editor, Senior Correspondent, Publisher',
    `Northlight Studio, Harbour Press, Lanterna, Inkwell & Daughters, The Morning Tide, Verso & Recto, Folio Nine,
      Low Ceiling Pictures, Broadsheet Row, Marble Arch Comics, Second Proof, The Weekly Gannet, Hand & Ember,
      Wide Margin Books`,
  ),
  kitchens: trade(
    'Line Cook, Baker, Sommelier, Head Brewer, Vintner, Chef-Owner',
    `The Salt Loft, Pruitt & Vale, Crumb & Crown, Bottle Street, The Late Oven, Eleven Tables, Smoke & Barrow,
      Marigold Canteen, Stone Ground Mill, Third Pressing, The Patient Onion, Cask Nineteen, Figtree Dining Room,
      Low Tide Oysters`,
  ),
  sea: trade(
    'Deckhand, Second Mate, Marine Surveyor, Boatbuilder, Harbour Pilot, Harbour Master',
    `Fjord & Sons, Tagus Pilotage, Outer Mark Shipping, Lee Shore Salvage, Cormorant Lines, Slack Water Marine,
      Bollard & Quay, Gull Rock Ferries, The Long Painter Yard, Fairlead Towage, Northern Buoy Service,
      Keel Street Yard, Sounding Point, Half Fathom Surveys`,
  ),
  science: trade(
    'Laboratory Technician, Research Fellow, Field Biologist, Glaciologist, Principal Scientist, Director of Research',
    `Larkspur Institute, Polar Survey, Moss & Lichen Station, Observatory on Cold Hill,
      Institute for Small Rivers, Bell Jar Laboratory, Deep Core Repository, Marram Field Station,
      Petrel Island Observatory, Isobar Weather Office, Driftwood Genetics, Lodestone Laboratory, Tern Institute,
      Seed House`,
  ),
  service: trade(
    'Caseworker, Policy Officer, City Planner, Election Officer, Diplomat, Permanent Secretary',
    `Office of Public Footpaths, Commission for Quiet Streets, Bureau of Bridges, Harbour Town Council,
      Open Hand Relief, Water for the Upper Valleys, Lamplighters’ Fund, Second Harvest Exchange,
      Department of Ordinary Repairs, Tenants’ Bench, Consulate of the Islands, Night Bus Authority,
      Free Library League, Lifeboat Trust of the North`,
  ),
  workshop: trade(
    'Apprentice, Bookbinder, Luthier, Cabinetmaker, Clockmaker, Master Founder',
    `Shavings, Ironwood & Daughters, Awl & Last, Tenon Street, Hammer & Hob, Bench Nine, The Glue Pot, Spokeshave,
      Cold Chisel Yard, Fourth Apprentice, Rasp & Riffler, The Long Bench, Mallet House, Beeswax`,
  ),
  trade: trade(
    'Buyer, Dispatcher, Logistics Manager, Export Manager, Operations Director, Managing Director',
    `Copperline Rail, Dry Goods & Daughters, Pallet Street, Overland Parcel, Red Barge Freight,
      Hinterland Trading, Tin Roof Stores, Waybill, Customs House Imports, Orange Crate, Fourth Platform,
      Junction Cold Stores, Mulberry Textiles, Tollgate Haulage`,
  ),
} as const satisfies Record<string, Trade>

type TradeName = keyof typeof trades
export const tradeNames = Object.keys(trades) as TradeName[]

/** What those read who have not graduated yet. */
export const studies = list(
  `Architecture, Botany, Chemistry, Classics, Civil Engineering, Computer Science, Economics, Geology, History,
    Law, Linguistics, Marine Biology, Mathematics, Medicine, Music, Philosophy, Physics, Political Science`,
)
export const college = 'Hartwell College'
