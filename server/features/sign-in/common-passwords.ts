// Passwords that anybody would try first.

const WORDS = `password passwort passw0rd p@ssw0rd p@ssword letmein welcome admin administrator login master superman batman
dragon monkey shadow sunshine princess football baseball basketball soccer hockey iloveyou trustno1 whatever starwars
michael jordan jennifer jessica ashley daniel thomas charlie andrew robert matthew joshua hunter buster ginger pepper
cookie cheese banana orange summer winter spring autumn flower freedom secret computer internet samsung google facebook
access hello hello123 test test123 testing guest changeme default temp temporary money killer maggie harley ranger
mustang corvette ferrari mercedes yankees cowboys lakers eagles steelers liverpool arsenal chelsea matrix phoenix
qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx q1w2e3r4
abc123 abcd1234 a1b2c3 aa123456 pass1234 pass123 password1 password12 password123 iloveyou1 welcome1 admin123 root
toor brother brothers brotherhood fraternity aerie wingspan lovely angel tigger jesus blessed google123 zaq12wsx
pokemon naruto minecraft fortnite america london paris berlin chicago newyork boston texas dallas austin`

const COMMON = new Set(WORDS.split(/\s+/))
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Also true for a common word with digits or marks after it, one sign repeated, and runs along the alphabet or keyboard. */
export function isCommonPassword(password: string) {
  const folded = password.toLowerCase()
  const stem = folded.replace(/[\d!@#$%^&*.?_-]{1,4}$/, '')
  if (COMMON.has(folded) || COMMON.has(stem)) return true
  if (/^(.{1,3})\1+$/.test(folded)) return true
  const backwards = [...folded].reverse().join('')
  return RUNS.some((run) => run.includes(folded) || run.includes(backwards))
}
