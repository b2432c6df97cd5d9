import type { Answer } from './send-request.ts'

const mostRows = 20

/** The answer: its status in a line that is read aloud, and its body. */
export function AnswerView({ answer }: { answer?: Answer }) {
  const isRefusal = answer !== undefined && (answer.status >= 400 || answer.status === 0)
  return (
    <div className="demo-answer">
      <output className={isRefusal ? 'demo-status demo-status--refused' : 'demo-status'}>
        {answer && (answer.status === 0 ? 'No answer' : `${answer.status} in ${answer.milliseconds} ms`)}
      </output>
      {answer && <Body text={answer.text || '(no body)'} />}
    </div>
  )
}

/** A field that nobody can change: unlike a block of text it scrolls with the keyboard everywhere. */
function Body({ text }: { text: string }) {
  return (
    <textarea readOnly aria-label="Answer" rows={Math.min(mostRows, text.split('\n').length)} value={text} />
  )
}
