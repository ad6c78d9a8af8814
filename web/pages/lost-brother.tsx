// Where the mail leads that asks a brother where another is: a form that needs no sign-in.
import { lost } from '@aerie/contract/lost'
import { AnswerForm } from '#features/lost/answer-form.tsx'
import { TokenGate } from '#features/sign-in/token-gate.tsx'
import { call } from '#lib/api.ts'

const ask = (token: string) => call(lost.question, { params: { token } })

export const LostBrotherPage = ({ token }: { token: string }) => (
  <TokenGate
    title="I know something"
    token={token}
    ask={ask}
    lead={({ asked, askedBy, name }) =>
      `${asked}, ${askedBy} asks where ${name} is. What you write goes to the officers.`
    }
    remedy={<p className="text-ink-2">If you know something all the same, write to an officer.</p>}
  >
    {(question) => <AnswerForm question={question} send={(body) => call(lost.answer, { params: { token }, body })} />}
  </TokenGate>
)
