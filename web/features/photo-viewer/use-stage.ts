// Moves and enlarges the picture on the stage: by wheel, double press, two fingers and dragging; a swipe leads to the next.
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { movedBy, type Point, type Stage, type StageView, WHOLE, zoomedAt } from './stage-view.ts'

const DOUBLE_PRESS_SCALE = 2.5
const DOUBLE_PRESS_MS = 400
/** In CSS pixels. */
const SWIPE = 60
/** How far the second press may be from the first. */
const NEAR = 30
/** Within this a press is a press, not a drag. */
const STILL = 6
/** One notch of a wheel is some hundred pixels. */
const WHEEL_SPEED = 0.0022

interface StageOptions {
  /** Another picture begins whole. */
  picture: number
  /** -1 for the picture before, 1 for the one after. */
  onSwipe: (by: -1 | 1) => void
}

/** `box` is the stage, and the picture in it carries `data-picture`. */
export function useStage({ picture, onSwipe }: StageOptions) {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ picture, view: WHOLE })
  const view = state.picture === picture ? state.view : WHOLE
  const latest = useRef(view)
  latest.current = view
  const change = (next: StageView) => {
    // Fingers move again before this is drawn.
    latest.current = next
    setState({ picture, view: next })
  }
  const zoom = (at: Point, factor: number) => {
    const stage = measure(box.current)
    if (stage) change(zoomedAt(latest.current, fromMiddle(box.current, at), factor, stage))
  }

  // React listens to the wheel passively, and the page would scroll.
  const onWheel = useRef<(event: WheelEvent) => void>(() => {})
  onWheel.current = (event) => {
    event.preventDefault()
    zoom({ x: event.clientX, y: event.clientY }, Math.exp(-event.deltaY * WHEEL_SPEED))
  }
  useEffect(() => {
    const element = box.current
    const listen = (event: WheelEvent) => onWheel.current(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  const fingers = useFingers({
    onDrag(by) {
      const stage = measure(box.current)
      if (stage && latest.current.scale > 1) change(movedBy(latest.current, by, stage))
    },
    onPinch: zoom,
    onSwipe: (by) => latest.current.scale === 1 && onSwipe(by),
    onDoublePress: (at) => (latest.current.scale > 1 ? change(WHOLE) : zoom(at, DOUBLE_PRESS_SCALE)),
  })
  return { box, view, handlers: fingers }
}

interface FingerOptions {
  onDrag: (by: Point) => void
  /** About a point of the window. */
  onPinch: (at: Point, factor: number) => void
  onSwipe: (by: -1 | 1) => void
  onDoublePress: (at: Point) => void
}

function useFingers({ onDrag, onPinch, onSwipe, onDoublePress }: FingerOptions) {
  const down = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const presses = useDoublePress(onDoublePress)
  return {
    onPointerDown(event: PointerEvent) {
      if (
        event.target instanceof Element &&
        event.target.closest('button, a, video, input, [role=dialog] [role=dialog]')
      )
        return
      if (down.current.size === 0) travelled.current = 0
      presses.begin(pointOf(event), down.current.size === 0)
      down.current.set(event.pointerId, pointOf(event))
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      down.current.set(event.pointerId, now)
      if (other) {
        travelled.current = 0
        return onPinch(between(now, other), apart(now, other) / Math.max(1, apart(before, other)))
      }
      travelled.current += now.x - before.x
      if (Math.abs(travelled.current) > STILL) event.currentTarget.setPointerCapture(event.pointerId)
      onDrag({ x: now.x - before.x, y: now.y - before.y })
    },
    onPointerUp(event: PointerEvent) {
      const isLast = down.current.delete(event.pointerId) && down.current.size === 0
      if (isLast) presses.end(pointOf(event), event.timeStamp)
      if (isLast && event.pointerType !== 'mouse' && Math.abs(travelled.current) >= SWIPE)
        onSwipe(travelled.current > 0 ? -1 : 1)
    },
    onPointerCancel: (event: PointerEvent) => void down.current.delete(event.pointerId),
  }
}

/** Not every browser tells of a double tap, and none of a second one after it. */
function useDoublePress(onDoublePress: (at: Point) => void) {
  const begun = useRef<Point>(undefined)
  const last = useRef<Point & { time: number }>(undefined)
  return {
    /** A second finger makes it no press. */
    begin(at: Point, isFirst: boolean) {
      begun.current = isFirst ? at : undefined
    },
    end(at: Point, time: number) {
      const isPress = begun.current !== undefined && apart(begun.current, at) <= STILL
      const isSecond = last.current && time - last.current.time < DOUBLE_PRESS_MS && apart(last.current, at) <= NEAR
      last.current = isPress && !isSecond ? { ...at, time } : undefined
      if (isPress && isSecond) onDoublePress(at)
    },
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function fromMiddle(box: HTMLElement | null, { x, y }: Point): Point {
  const place = box?.getBoundingClientRect()
  return place ? { x: x - place.left - place.width / 2, y: y - place.top - place.height / 2 } : { x: 0, y: 0 }
}

function measure(box: HTMLElement | null): Stage | undefined {
  const picture = box?.querySelector<HTMLElement>('[data-picture=current]')
  if (!box || !picture) return undefined
  // Layout sizes, which no transform changes.
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    pictureWidth: picture.offsetWidth,
    pictureHeight: picture.offsetHeight,
  }
}
