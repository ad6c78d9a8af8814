// How a picture lies on the viewer's stage: enlarged about a point, and never dragged out of sight.

/** `x` and `y` are how far the picture's middle is from that of the stage, in CSS pixels. */
export interface StageView {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export interface Stage {
  /** Of the stage, and of the picture when it is whole, in CSS pixels. */
  width: number
  height: number
  pictureWidth: number
  pictureHeight: number
}

export const WHOLE: StageView = { scale: 1, x: 0, y: 0 }
const LARGEST = 6
/** Below this it is shown whole. */
const ALMOST_WHOLE = 1.02

/** `point` stays where it is; it is measured from the middle of the stage. */
export function zoomedAt(view: StageView, point: Point, factor: number, stage: Stage): StageView {
  const scale = Math.min(LARGEST, view.scale * factor)
  if (scale < ALMOST_WHOLE) return WHOLE
  const change = scale / view.scale
  return withinStage(
    { scale, x: point.x - (point.x - view.x) * change, y: point.y - (point.y - view.y) * change },
    stage,
  )
}

export const movedBy = (view: StageView, by: Point, stage: Stage) =>
  withinStage({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

function withinStage({ scale, x, y }: StageView, stage: Stage): StageView {
  const furthestX = Math.max(0, (stage.pictureWidth * scale - stage.width) / 2)
  const furthestY = Math.max(0, (stage.pictureHeight * scale - stage.height) / 2)
  return { scale, x: held(x, furthestX), y: held(y, furthestY) }
}

const held = (value: number, furthest: number) => Math.min(furthest, Math.max(-furthest, value))
