// The question about a lost brother, answered from the bell.
import { lost } from '@aerie/contract/lost'
import { useQuery } from '@tanstack/react-query'
import { call, endpointQuery } from '#lib/api.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { AnswerForm } from './answer-form.tsx'

interface AnswerDialogProps {
  open: boolean
  onClose: () => void
  questionId: number
  name: string
}

export function AnswerDialog({ open, onClose, questionId, name }: AnswerDialogProps) {
  const params = { questionId: String(questionId) }
  const query = useQuery({ ...endpointQuery(lost.ownQuestion, { params }), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={`Do you know where ${name} is?`} width={560}>
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading the question">
            <Skeleton height={160} />
          </Loading>
        }
        failure="The question could not be loaded"
        level={3}
      >
        {(question) => <AnswerForm question={question} send={(body) => call(lost.answerOwn, { params, body })} />}
      </QueryState>
    </Dialog>
  )
}
