// The offices of an organisation that has not named its own, each with its colour.
import type { Office, OfficeColor } from '@aerie/contract/settings'

const office = (label: string, color: OfficeColor): Office => ({ slug: color, label, color })

export const DEFAULT_OFFICES: Office[] = [
  office('President', 'president'),
  office('Vice President', 'vice-president'),
  office('Board Member', 'board'),
  office('Pledgemaster', 'pledgemaster'),
  office('Green Scarf', 'green-scarf'),
  office('Rush Chair', 'rush-chair'),
  office('Out-House Social', 'out-house-social'),
  office('In-House Social', 'in-house-social'),
  office('Loremaster/Historian', 'loremaster'),
  office('Treasurer', 'treasurer'),
  office('Pledge Class President', 'class-president'),
  office('Alumni Chair', 'alumni-chair'),
  office('Natural Fibers', 'natural-fibers'),
]
