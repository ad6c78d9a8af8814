// Invented people and lists for the gallery.
import type { Option } from '../ui/controls/select.tsx'

export const OFFICES = [
  { slug: 'president', label: 'President' },
  { slug: 'vice-president', label: 'Vice President' },
  { slug: 'board', label: 'Board Member' },
  { slug: 'pledgemaster', label: 'Pledgemaster' },
  { slug: 'green-scarf', label: 'Green Scarf' },
  { slug: 'rush-chair', label: 'Rush Chair' },
  { slug: 'out-house-social', label: 'Out-House Social' },
  { slug: 'in-house-social', label: 'In-House Social' },
  { slug: 'loremaster', label: 'Loremaster/Historian' },
  { slug: 'treasurer', label: 'Treasurer' },
  { slug: 'class-president', label: 'Pledge Class President' },
  { slug: 'alumni-chair', label: 'Alumni Chair' },
  { slug: 'natural-fibers', label: 'Natural Fibers' },
  { slug: 'other', label: 'House Manager' },
]

export const LINES = ['blue', 'red', 'orange', 'yellow', 'green', 'purple', 'brown', 'grey', 'black']

export const PEOPLE = [
  { name: 'Ansel Whitlock', job: 'Hydrologist at Fenmark Survey', place: 'Bergen, Norway', classLabel: '27th Class' },
  { name: 'Bertil Nygård', job: 'Bookbinder', place: 'Umeå, Sweden', classLabel: '1st Class' },
  {
    name: 'Kazimierz Olszewski',
    job: 'Cellist at the Vistula Quartet',
    place: 'Kraków, Poland',
    classLabel: '22nd Class',
  },
  {
    name: 'Dario Fontana-Castellammare',
    job: 'Head of Instrument Restoration at Fontana & Figli',
    place: 'Cremona, Italy',
    classLabel: 'Founding Sophomore',
  },
  { name: 'Ezra Thorne', job: 'Surveyor', place: 'Hobart, Australia', classLabel: '33rd Class' },
]

export const ROLES: Option[] = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
  { value: 'super', label: 'Super Admin', disabled: true, hint: 'only a super admin can set this' },
]

export const COUNTRIES: Option[] = [
  { value: '', label: 'All countries' },
  ...Array.from({ length: 200 }, (_, index) => ({ value: `c${index + 1}`, label: `Country ${index + 1}` })),
]
