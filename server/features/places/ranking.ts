// The best few of many cities, each counted once with its best score.

export interface Ranking {
  /** What a score has to exceed to change anything. */
  readonly threshold: number
  readonly size: number
  /** `posting` is what it was found by. */
  offer(city: number, score: number, posting: number): void
  /** The best first. */
  ranked(): { city: number; posting: number; score: number }[]
}

export function openRanking(limit: number): Ranking {
  const best: { city: number; score: number; posting: number }[] = []
  let threshold = Number.NEGATIVE_INFINITY
  return {
    get threshold() {
      return threshold
    },
    get size() {
      return best.length
    },
    offer(city, score, posting) {
      if (score <= threshold) return
      const known = best.findIndex((ranked) => ranked.city === city)
      if (known >= 0) {
        if ((best[known]?.score ?? 0) >= score) return
        best.splice(known, 1)
      }
      const worse = best.findIndex((ranked) => ranked.score < score)
      best.splice(worse < 0 ? best.length : worse, 0, { city, score, posting })
      if (best.length > limit) best.pop()
      if (best.length === limit) threshold = best.at(-1)?.score ?? threshold
    },
    ranked: () => [...best],
  }
}
