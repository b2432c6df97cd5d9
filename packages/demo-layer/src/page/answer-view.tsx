import type { Answer } from './send-request.ts'

/** What came back: the status in a line that is read aloud, and the body to look through. */
export function AnswerView({ answer }: { answer?: Answer }) {
  return (
    <div className="demo-answer">
      <p
        role="status"
        className={answer && answer.status >= 400 ? 'demo-status demo-status--refused' : 'demo-status'}
      >
        {answer && (answer.status === 0 ? 'No answer' : `${answer.status} in ${answer.milliseconds} ms`)}
      </p>
      {answer && (
        // Scrolls on its own, so the keyboard must be able to reach it.
        <pre tabIndex={0} role="region" aria-label="Answer">
          {answer.text || '(no body)'}
        </pre>
      )}
    </div>
  )
}
