// MapLibre's module, which is fetched when a map is near.

export type MapLibre = typeof import('maplibre-gl')
