// The mean of the square around each pixel, by running sums: its price does not grow with the square.

/** Over (2·reach + 1)² pixels; beyond the edges lie the pixels of the edges. */
export function boxMean(plane: Float32Array, width: number, reach: number): Float32Array {
  const height = plane.length / width
  const rows = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) meanOfRow(plane, rows, y * width, width, reach)
  return meanOfColumns(rows, width, height, reach)
}

function meanOfRow(plane: Float32Array, means: Float32Array, start: number, width: number, reach: number) {
  const last = width - 1
  let sum = 0
  for (let x = -reach; x <= reach; x++) sum += plane[start + Math.min(last, Math.max(0, x))] ?? 0
  for (let x = 0; x < width; x++) {
    means[start + x] = sum / (2 * reach + 1)
    const [enters, leaves] = [Math.min(last, x + reach + 1), Math.max(0, x - reach)]
    sum += (plane[start + enters] ?? 0) - (plane[start + leaves] ?? 0)
  }
}

function meanOfColumns(rows: Float32Array, width: number, height: number, reach: number) {
  const means = new Float32Array(rows.length)
  const sums = new Float64Array(width)
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -reach; y <= reach; y++)
    for (let x = 0, at = rowAt(y); x < width; x++, at++) sums[x] = (sums[x] ?? 0) + (rows[at] ?? 0)
  for (let y = 0; y < height; y++) {
    let [enters, leaves] = [rowAt(y + reach + 1), rowAt(y - reach)]
    for (let x = 0, at = y * width; x < width; x++, at++, enters++, leaves++) {
      const sum = sums[x] ?? 0
      means[at] = sum / (2 * reach + 1)
      sums[x] = sum + (rows[enters] ?? 0) - (rows[leaves] ?? 0)
    }
  }
  return means
}
