// A search index of many short texts: they are joined to one, and the position of a hit gives its text.

export interface SearchIndex {
  /** The numbers of the texts from `start` on that hold every word, in order. Words may not hold line breaks. */
  find(words: string[], start: number): Generator<number>
}

export function openSearchIndex(texts: string[]): SearchIndex {
  const whole = texts.map((text) => text.replaceAll('\n', ' ')).join('\n')
  const begins: number[] = []
  let length = 0
  for (const text of texts) {
    begins.push(length)
    length += text.length + 1
  }
  return {
    *find(words, start) {
      const [rarest = '', ...others] = words.toSorted((a, b) => b.length - a.length)
      for (let number = start; number < texts.length; number++) {
        const hit = whole.indexOf(rarest, begins[number])
        if (hit < 0) return
        number = lastNotAfter(begins, hit)
        if (others.every((word) => texts[number]?.includes(word))) yield number
      }
    },
  }
}

/** Where in an ascending list the last number stands that is not greater. */
function lastNotAfter(ascending: number[], number: number) {
  let [low, high] = [0, ascending.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ascending[middle] ?? 0) <= number) low = middle
    else high = middle - 1
  }
  return low
}
