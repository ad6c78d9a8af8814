// What the server finds for tests of the palette: brothers by their names, and a place.
import type { SearchGroup } from '@aerie/contract/search'

export const brothers = (...names: string[]): SearchGroup => ({
  kind: 'brother',
  total: names.length,
  hits: names.map((name, at) => ({
    person: { id: at + 1, firstName: name, lastName: 'Vane', profileImageUrl: null, profileImageHash: null },
    class: 29,
    location: 'Bergen, Norway',
    kinship: at === 0 ? 'Your big brother' : null,
    trip: null,
  })),
})

export const place = (name: string): SearchGroup => ({
  kind: 'place',
  total: 1,
  hits: [
    {
      name,
      country: 'Portugal',
      latitude: 38.7,
      longitude: -9.1,
      livingCount: 1,
      living: [{ id: 1, firstName: 'Rook', lastName: 'Vane' }],
      comingCount: 1,
      coming: [
        {
          person: { id: 2, firstName: 'Tobias', lastName: 'Mensah' },
          tripId: 4,
          startDate: '2027-03-04',
          endDate: '2027-03-07',
        },
      ],
      gathering: null,
      photoCount: 38,
    },
  ],
})
