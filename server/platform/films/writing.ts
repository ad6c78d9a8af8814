// How ffmpeg writes lines into a film, so that whoever has it sees whose copy it is.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The long side of what is made anew, in pixels. */
export const LONGEST_MADE = 1920

export interface Writing {
  lines: readonly string[]
  /** Of the film, in pixels; 0 where it is not known. */
  width: number
  height: number
}

/** Latin, Greek, Cyrillic, Arabic and more; of other letters boxes are drawn, and the code says whose it is. */
const FONT = pathToFileURL(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
/** Shares of the shorter side, of a letter's height, and of what a line may take of the width. */
const [LETTER, LINE] = [1 / 26, 0.9]
const SMALLEST = 8
/** What a letter is wide of its height. */
const WIDE = 0.62
/** Seconds in each corner: who cuts one off has the other. */
const TURN = 8

/** What ffmpeg is told, after `filter` has brought the film to its size, and what is to lie beside the film. */
export const burning = (writing: Writing, filter: string) => ({
  how: [
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-pix_fmt', 'yuv420p'],
    ...['-vf', `${filter},${drawing(writing)}`],
    // It came out of this installation as an mp4.
    ...['-c:a', 'copy', '-movflags', '+faststart'],
  ],
  made: 'film.mp4',
  beside: [
    { name: 'font.ttf', from: FONT },
    { name: 'lines.txt', from: writing.lines.join('\n') },
  ],
})

function drawing({ lines, width, height }: Writing) {
  const shrink = Math.min(1, LONGEST_MADE / Math.max(width, height, 1))
  const [across, down] = [(width || 640) * shrink, (height || 360) * shrink]
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(LETTER * Math.min(across, down), (LINE * across) / (WIDE * longest))
  const letter = Math.max(SMALLEST, Math.round(size))
  const isFirst = `lt(mod(t,${2 * TURN}),${TURN})`
  return [
    'drawtext=fontfile=font.ttf:textfile=lines.txt:expansion=none',
    `fontsize=${letter}:line_spacing=${Math.round(letter / 5)}:fontcolor=white@0.7`,
    `borderw=${Math.max(1, Math.round(letter / 14))}:bordercolor=black@0.5`,
    `x='if(${isFirst},${letter},w-tw-${letter})':y='if(${isFirst},h-th-${letter},${letter})'`,
  ].join(':')
}
