// What regions are called besides their English name: in the language spoken there, and in short behind a comma.

/** Codes in daily use where GeoNames counts the regions: what stands after the country's dot is its number. */
const CODES: Record<string, string> = {
  CA: '01 AB, 02 BC, 03 MB, 04 NB, 05 NL, 07 NS, 08 ON, 09 PE, 09 PEI, 10 QC, 10 PQ, 11 SK, 12 YT, 13 NT, 14 NU',
  AU: '01 ACT, 02 NSW, 03 NT, 04 QLD, 05 SA, 06 TAS, 07 VIC, 08 WA',
  MX: '09 CDMX',
}

/** Codes that only those use who live there: they give way to states and countries of the same letters. */
const LESSER_CODES: Record<string, string> = {
  MX: `01 Ags, 02 BC, 03 BCS, 04 Camp, 05 Chis, 06 Chih, 07 Coah, 08 Col, 09 DF, 09 CMX, 10 Dgo, 11 Gto, 12 Gro, 13 Hgo, 14 Jal,
    15 Edomex, 15 Méx, 16 Mich, 17 Mor, 18 Nay, 19 NL, 20 Oax, 21 Pue, 22 Qro, 23 QRoo, 23 QR, 24 SLP, 25 Sin, 26 Son, 27 Tab,
    28 Tamps, 29 Tlax, 30 Ver, 31 Yuc, 32 Zac`,
  BR: `01 AC, 02 AL, 03 AP, 04 AM, 05 BA, 06 CE, 07 DF, 08 ES, 11 MS, 13 MA, 14 MT, 15 MG, 16 PA, 17 PB, 18 PR, 20 PI, 21 RJ,
    22 RN, 23 RS, 24 RO, 25 RR, 26 SC, 27 SP, 28 SE, 29 GO, 30 PE, 31 TO`,
  IN: `02 AP, 03 AS, 05 CH, 07 DL, 09 GJ, 10 HR, 11 HP, 12 JK, 13 KL, 14 LD, 16 MH, 17 MN, 18 ML, 19 KA, 20 NL, 21 OD, 21 OR, 22 PY,
    23 PB, 24 RJ, 25 TN, 26 TR, 28 WB, 29 SK, 30 AR, 31 MZ, 33 GA, 34 BR, 35 MP, 36 UP, 37 CG, 37 CT, 38 JH, 39 UK, 39 UT, 40 TS, 40 TG`,
  DE: `01 BW, 02 BY, 03 HB, 04 HH, 05 HE, 06 NI, 06 NDS, 07 NW, 07 NRW, 08 RP, 08 RLP, 09 SL, 10 SH, 11 BB, 12 MV, 13 SN, 14 ST,
    15 TH, 16 BE`,
  IT: `01 AQ, 01 CH, 01 PE, 01 TE, 02 MT, 02 PZ, 03 CS, 03 CZ, 03 KR, 03 RC, 03 VV, 04 AV, 04 BN, 04 CE, 04 NA, 04 SA, 05 BO, 05 FC,
    05 FE, 05 MO, 05 PC, 05 PR, 05 RA, 05 RE, 05 RN, 06 GO, 06 PN, 06 TS, 06 UD, 07 FR, 07 LT, 07 RI, 07 RM, 07 Roma, 07 VT, 08 GE,
    08 IM, 08 SP, 08 SV, 09 BG, 09 BS, 09 CO, 09 CR, 09 LC, 09 LO, 09 MB, 09 MI, 09 MN, 09 PV, 09 SO, 09 VA, 10 AN, 10 AP, 10 FM,
    10 MC, 10 PU, 11 CB, 11 IS, 12 AL, 12 AT, 12 BI, 12 CN, 12 NO, 12 TO, 12 VB, 12 VC, 13 BA, 13 BR, 13 BT, 13 FG, 13 LE, 13 TA,
    14 CA, 14 NU, 14 OR, 14 SS, 15 AG, 15 CL, 15 CT, 15 EN, 15 ME, 15 PA, 15 RG, 15 SR, 15 TP, 16 AR, 16 FI, 16 GR, 16 LI, 16 LU,
    16 MS, 16 PI, 16 PO, 16 PT, 16 SI, 17 BZ, 17 TN, 18 PG, 18 TR, 19 AO, 20 BL, 20 PD, 20 RO, 20 TV, 20 VE, 20 VI, 20 VR`,
  ZA: '02 KZN, 06 GP, 11 WC, 05 EC, 03 FS',
  PH: 'NCR NCR',
  NG: '11 FCT',
}

/** Names in full and old abbreviations, apart by commas, by GeoNames' code of the region. */
const ALSO_CALLED: Record<string, string> = {
  'US.AL': 'Ala',
  'US.AZ': 'Ariz',
  'US.CA': 'Calif, Cali',
  'US.CO': 'Colo',
  'US.CT': 'Conn',
  'US.FL': 'Fla',
  'US.IL': 'Ill',
  'US.IN': 'Ind',
  'US.KS': 'Kans',
  'US.KY': 'Ken',
  'US.MA': 'Mass',
  'US.MI': 'Mich',
  'US.MN': 'Minn',
  'US.MS': 'Miss',
  'US.NE': 'Nebr',
  'US.NV': 'Nev',
  'US.OK': 'Okla',
  'US.OR': 'Ore',
  'US.PA': 'Penn, Penna',
  'US.TN': 'Tenn',
  'US.TX': 'Tex',
  'US.WA': 'Wash, Washington State',
  'US.WI': 'Wis, Wisc',
  'US.WY': 'Wyo',
  'CA.01': 'Alta',
  'CA.03': 'Man',
  'CA.05': 'Newfoundland',
  'CA.08': 'Ont',
  'CA.10': 'Que',
  'CA.11': 'Sask',
  'DE.01': 'Württemberg, Baden',
  'DE.02': 'Bayern',
  'DE.05': 'Hessen',
  'DE.06': 'Niedersachsen',
  'DE.07': 'Nordrhein-Westfalen',
  'DE.08': 'Rhineland-Palatinate, Rheinland Pfalz',
  'DE.12': 'Mecklenburg-Western Pomerania',
  'DE.13': 'Sachsen',
  'DE.14': 'Sachsen-Anhalt',
  'DE.15': 'Thüringen',
  'ES.07': 'Baleares, Islas Baleares, Illes Balears, Balearics',
  'ES.27': 'Rioja',
  'ES.32': 'Navarra',
  'ES.51': 'Andalucía',
  'ES.52': 'Aragón',
  'ES.53': 'Canarias, Islas Canarias',
  'ES.54': 'Castilla-La Mancha',
  'ES.55': 'Castilla y León, Castile and León',
  'ES.56': 'Cataluña, Catalunya',
  'ES.58': 'Galiza',
  'ES.59': 'País Vasco, Euskadi',
  'ES.60': 'Comunidad Valenciana, Comunitat Valenciana, Valencian Community',
  'FR.24': 'Centre',
  'FR.28': 'Normandie',
  'FR.52': 'Loire',
  'FR.53': 'Bretagne',
  'FR.75': 'Nouvelle-Aquitaine, Aquitaine',
  'FR.76': 'Languedoc-Roussillon, Midi-Pyrénées',
  'FR.84': 'Rhône-Alpes, Auvergne',
  'FR.93': 'PACA, Provence',
  'FR.94': 'Corse',
  'FR.44': 'Alsace, Lorraine, Champagne-Ardenne',
  'FR.32': 'Picardie, Nord-Pas-de-Calais',
  'FR.27': 'Bourgogne, Burgundy, Franche-Comté',
  'IT.02': 'Basilicata',
  'IT.04': 'Kampanien',
  'IT.09': 'Lombardia',
  'IT.10': 'Marche',
  'IT.12': 'Piemonte',
  'IT.13': 'Puglia',
  'IT.14': 'Sardegna',
  'IT.15': 'Sicilia',
  'IT.16': 'Toscana',
  'IT.07': 'Latium',
  'NL.07': 'Noord-Holland',
  'NL.11': 'Zuid-Holland',
  'NL.06': 'Noord-Brabant',
  'BR.27': 'Sao Paulo State',
  'IN.21': 'Orissa',
  'IN.39': 'Uttaranchal',
  'GB.ENG': `Bedfordshire, Berkshire, Buckinghamshire, Cambridgeshire, Cheshire, Cornwall, County Durham, Cumbria, Derbyshire, Devon,
    Dorset, East Sussex, East Yorkshire, Essex, Gloucestershire, Greater Manchester, Hampshire, Herefordshire, Hertfordshire, Isle of
    Wight, Kent, Lancashire, Lancs, Leicestershire, Lincolnshire, Merseyside, Middlesex, Norfolk, North Yorkshire, Northamptonshire,
    Northumberland, Nottinghamshire, Oxfordshire, Rutland, Shropshire, Somerset, South Yorkshire, Staffordshire, Suffolk, Surrey,
    Sussex, Tyne and Wear, Tyne & Wear, Warwickshire, West Midlands, West Sussex, West Yorkshire, Wiltshire, Worcestershire, Yorkshire`,
  'GB.SCT': `Aberdeenshire, Angus, Argyll, Ayrshire, Fife, Lanarkshire, Midlothian, Perthshire, Perth and Kinross, Renfrewshire,
    Stirlingshire, East Lothian, West Lothian`,
  'GB.WLS': 'Glamorgan, South Glamorgan, Gwent, Gwynedd, Powys, Dyfed, Pembrokeshire, Carmarthenshire, Monmouthshire',
  'GB.NIR': 'County Antrim, County Down, County Armagh, Ulster',
}

const list = (text = '') => text.split(',').map((one) => one.trim().replace(/\s+/g, ' '))

const codesOf = (codes: Record<string, string>, country: string, region: string) =>
  list(codes[country]).flatMap((pair) => {
    const [number, short = ''] = pair.split(' ')
    return number === region ? [short] : []
  })

export function regionCodes(code: string) {
  const [country = '', region = ''] = code.split('.')
  const listed = codesOf(CODES, country, region)
  return /^[A-Z]{2,3}$/.test(region) ? [region, ...listed] : listed
}

export function lesserCodes(code: string) {
  const [country = '', region = ''] = code.split('.')
  return codesOf(LESSER_CODES, country, region)
}

/** In other languages, in old abbreviations, and the counties that lie in a country of the United Kingdom. */
export const alsoCalled = (code: string) => list(ALSO_CALLED[code]).filter(Boolean)
