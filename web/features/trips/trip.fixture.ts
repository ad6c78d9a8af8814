// A trip as lists get it, for tests.
import type { Trip, TripStop } from '@aerie/contract/trips'

export const stopIn = (city: string, latitude: number | null, longitude: number | null): TripStop => ({
  location: `${city}, Somewhere`,
  city: latitude === null ? null : city,
  country: latitude === null ? null : 'Somewhere',
  latitude,
  longitude,
  nearbyCount: 0,
  nearby: [],
})

export const tripOf = ({ stops = [stopIn('Lisbon', 38.72, -9.13)], ...differences }: Partial<Trip> = {}): Trip => ({
  id: 1,
  title: 'Harbour crossing',
  startDate: '2027-03-14',
  endDate: '2027-03-22',
  stops,
  locations: stops.map(({ location }) => location),
  isShared: true,
  isActive: true,
  traveller: { id: 7, firstName: 'Aurelius', lastName: 'Whitlock', profileImageUrl: null, profileImageHash: null },
  ...differences,
})
