// Stands in for the script of Google's maps: what our map asks of it, as Google's reference describes it, drawn with plain elements.
// It is served in Google's name, within a function of its own.

const WORLD = 256

const latLng = (spot) =>
  typeof spot.lat === 'function' ? { lat: spot.lat(), lng: spot.lng() } : { lat: spot.lat, lng: spot.lng }

/** In pixels from the world's upper left corner, by Mercator. */
function project({ lat, lng }, zoom) {
  const size = WORLD * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

class MVCObject {
  listeners = []
  addListener(name, hear) {
    const listener = { name, hear, remove: () => this.listeners.splice(this.listeners.indexOf(listener), 1) }
    this.listeners.push(listener)
    return listener
  }
  tell(name, event) {
    for (const listener of [...this.listeners]) if (listener.name === name) listener.hear(event)
  }
}

class LatLng {
  constructor(lat, lng) {
    this.lat = () => lat
    this.lng = () => lng
  }
}

/** A class whose instances hold what they are made with under these names. */
const holderOf = (first, second) =>
  class {
    constructor(one, other) {
      Object.assign(this, { [first]: one, [second]: other })
    }
  }
const Size = holderOf('width', 'height')
const Point = holderOf('x', 'y')

class GoogleMap extends MVCObject {
  layers = new Set()
  constructor(div, options) {
    super()
    Object.assign(this, { div, options: { ...options } })
    Object.assign(div.style, { background: options.backgroundColor, isolation: 'isolate' })
    div.addEventListener('click', ({ target }) => target === div && this.tell('click', {}))
    this.addControls()
    this.draw()
    setTimeout(() => {
      this.tell('idle')
      this.tell('tilesloaded')
    })
  }
  /** Each is on unless it is switched off, as in Google's. */
  addControls() {
    const { fullscreenControl, zoomControl, mapTypeControl, streetViewControl } = this.options
    const zoomBy = (steps) => () => this.setZoom(this.options.zoom + steps)
    if (fullscreenControl !== false) this.addButton('Toggle fullscreen view', () => {})
    if (mapTypeControl !== false) this.addButton('Show street map', () => {})
    if (streetViewControl !== false) this.addButton('Drag Pegman onto the map to open Street View', () => {})
    if (zoomControl === false) return
    this.addButton('Zoom in', zoomBy(1))
    this.addButton('Zoom out', zoomBy(-1))
  }
  addButton(label, press) {
    const button = document.createElement('button')
    button.textContent = '◦'
    button.ariaLabel = label
    button.style.cssText = 'position: relative; float: right; z-index: 3'
    button.addEventListener('click', press)
    this.div.append(button)
  }
  setOptions(options) {
    Object.assign(this.options, options)
    this.setZoom(this.options.zoom)
  }
  /** In whole steps, unless it is told otherwise. */
  setZoom(wanted) {
    const { isFractionalZoomEnabled, maxZoom = 22, minZoom = 0 } = this.options
    const zoom = isFractionalZoomEnabled ? wanted : Math.round(wanted)
    this.options.zoom = Math.min(maxZoom, Math.max(minZoom, zoom))
    this.tell('zoom_changed')
    this.draw()
  }
  getZoom() {
    return this.options.zoom
  }
  setCenter(center) {
    this.options.center = center
    this.draw()
  }
  /** In pixels from the upper left corner of the element. */
  placeOf(spot) {
    const { width, height } = this.div.getBoundingClientRect()
    const center = latLng(this.options.center)
    const { lat, lng } = latLng(spot)
    const nearest = lng + 360 * Math.round((center.lng - lng) / 360)
    const [x, y] = project({ lat, lng: nearest }, this.options.zoom)
    const [middleX, middleY] = project(center, this.options.zoom)
    return [x - middleX + width / 2, y - middleY + height / 2]
  }
  draw() {
    for (const layer of this.layers) layer.draw()
  }
}

class Feature {
  constructor({ geometry, properties }) {
    Object.assign(this, { geometry, properties })
  }
  getProperty(name) {
    return this.properties[name]
  }
}

class Data extends MVCObject {
  static Feature = Feature
  features = new Set()
  box = document.createElement('div')
  style = () => ({})
  constructor({ map }) {
    super()
    this.setMap(map)
  }
  setMap(map) {
    this.map?.layers.delete(this)
    this.box.remove()
    this.map = map
    map?.layers.add(this)
    map?.div.append(this.box)
  }
  setStyle(style) {
    this.style = style
    this.draw()
  }
  add(feature) {
    this.features.add(feature)
    this.draw()
    return feature
  }
  remove(feature) {
    this.features.delete(feature)
    this.draw()
  }
  forEach(each) {
    for (const feature of [...this.features]) each(feature)
  }
  draw() {
    this.box.replaceChildren(...[...this.features].map((feature) => this.drawPoint(feature)))
  }
  drawPoint(feature) {
    const { icon, title, label, clickable, zIndex = 0 } = this.style(feature)
    const [x, y] = this.map.placeOf(feature.geometry)
    const mark = icon.url ? picture(icon) : disc(icon)
    const { left, top } = icon.url
      ? { left: x - icon.anchor.x, top: y - icon.anchor.y }
      : { left: x - icon.scale - icon.strokeWeight / 2, top: y - icon.scale - icon.strokeWeight / 2 }
    mark.title = title ?? ''
    mark.style.cssText += `; position: absolute; left: ${left}px; top: ${top}px; z-index: ${zIndex}; cursor: pointer`
    if (clickable === false) mark.style.pointerEvents = 'none'
    if (label) mark.textContent = label.text
    mark.addEventListener('click', (event) => {
      event.stopPropagation()
      this.tell('click', { feature, latLng: feature.geometry })
    })
    return mark
  }
}

function disc({ scale, fillColor = '#000', fillOpacity, strokeColor, strokeOpacity, strokeWeight }) {
  const mark = document.createElement('div')
  const size = 2 * scale + strokeWeight
  mark.style.cssText = `width: ${size}px; height: ${size}px; border-radius: 50%; box-sizing: border-box;
    background: color-mix(in srgb, ${fillColor} ${fillOpacity * 100}%, transparent);
    border: ${strokeWeight}px solid color-mix(in srgb, ${strokeColor} ${strokeOpacity * 100}%, transparent);
    display: grid; place-content: center; font-size: 11px; color: #efe9dc`
  return mark
}

function picture({ url, scaledSize }) {
  const mark = document.createElement('img')
  mark.src = url
  mark.style.cssText = `width: ${scaledSize.width}px; height: ${scaledSize.height}px`
  return mark
}

class InfoWindow extends MVCObject {
  constructor(options) {
    super()
    this.options = options
  }
  /** Its content is there a moment later, as with Google's. */
  open({ map }) {
    this.map = map
    this.box = document.createElement('div')
    this.box.setAttribute('role', 'dialog')
    this.box.setAttribute('aria-label', this.options.ariaLabel)
    const shut = document.createElement('button')
    shut.title = 'Close'
    shut.addEventListener('click', () => {
      this.close()
      this.tell('closeclick')
    })
    setTimeout(() => this.box.append(shut, this.options.content))
    map.div.append(this.box)
    map.layers.add(this)
    this.draw()
  }
  draw() {
    const [x, y] = this.map.placeOf(this.options.position)
    const top = y + (this.options.pixelOffset?.height ?? 0)
    this.box.style.cssText = `position: absolute; left: ${x}px; top: ${Math.max(0, top - 200)}px; z-index: 9; background: #1f252a`
  }
  close() {
    this.map?.layers.delete(this)
    this.box?.remove()
  }
}

const event = {
  addListenerOnce(object, name, hear) {
    const listener = object.addListener(name, (told) => {
      listener.remove()
      hear(told)
    })
    return listener
  },
  clearInstanceListeners: (object) => object.listeners.splice(0),
}

const address = new URL(document.currentScript.src)
const library = { Map: GoogleMap, Data, LatLng, InfoWindow, Size, Point, SymbolPath: { CIRCLE: 0 }, event }
window.google ??= {}
window.google.maps ??= {}
Object.assign(window.google.maps, library, { importLibrary: async () => library })
const ready = address.searchParams.get('callback')?.split('.')
ready?.reduce((object, name) => object?.[name], window)?.()
if (address.searchParams.get('key') === 'refused') setTimeout(() => window.gm_authFailure?.(), 50)
