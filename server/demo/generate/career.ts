// What a brother has worked as since he graduated.

import type { DemoBrother } from '../demo-brother.ts'
import { YEAR } from './classes.ts'
import { between, chance, list, pick, type Random } from './random.ts'
import { college, studies, tradeNames, trades } from './work.ts'

const months = list('January, February, March, April, May, June, July, August, September, October, November')
const month = (random: Random, year: number) => `${pick(random, months)} ${year}`

type Career = Pick<DemoBrother, 'position' | 'company' | 'workStart' | 'workEnd' | 'companyTags' | 'workHistory'>

const nothing = { position: null, company: null, workStart: null, workEnd: null, companyTags: [], workHistory: [] }

/** The posts of one man in one trade, from the current one back; each is a rung lower than the next. */
function climb(random: Random, yearsOut: number): Career {
  const { ladder, companies } = trades[pick(random, tradeNames)]
  const highest = Math.min(ladder.length - 1, Math.floor(yearsOut / 6) + 1)
  const rung = between(random, Math.max(0, highest - 3), highest)
  const since = YEAR - between(random, 0, Math.min(7, yearsOut))
  const start = month(random, since)
  const workHistory: Career['workHistory'][number][] = []
  let until = since
  let began = start
  for (let below = rung - 1; below >= 0 && workHistory.length < 3 && until > YEAR - yearsOut; below -= 1) {
    const from = Math.max(YEAR - yearsOut, until - between(random, 2, 7))
    const endDate = began
    began = month(random, from)
    workHistory.push({ title: ladder[below] ?? '', company: pick(random, companies), startDate: began, endDate })
    until = from
  }
  const company = pick(random, companies)
  const tags = [...new Set([company, ...workHistory.map((post) => post.company)])]
  return {
    position: ladder[rung] ?? null,
    company,
    workStart: start,
    workEnd: chance(random, 0.02) && since < YEAR ? `October ${YEAR}` : null,
    companyTags: chance(random, 0.6) ? (chance(random, 0.15) ? [...tags, 'Freelance'] : tags) : [],
    workHistory: chance(random, 0.6) ? workHistory : [],
  }
}

/** Students study, a few say nothing of their work, the rest climb the ladder of a trade. */
export function careerOf(random: Random, graduation: number): Career {
  if (graduation > YEAR) return { ...nothing, position: `Student of ${pick(random, studies)}`, company: college }
  if (chance(random, 0.05)) return nothing
  return climb(random, YEAR - graduation)
}
