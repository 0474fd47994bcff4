import {useState} from 'react'
import {copyText} from './copy-text.ts'
import {Sections} from './Sections.tsx'
import type {Section} from './section.ts'
import {writeReport} from './write-report.ts'

const CORNERS = ['bottom-end', 'bottom-start', 'top-start', 'top-end'] as const

export interface PanelProps {
  /** A short summary of the whole page. */
  summary: string
  /** Creates the sections when they are needed. */
  read: () => readonly Section[]
  hasOutlines: boolean
  onOutlines: () => void
  onPoint: (element: Element) => void
}

const select = (box: HTMLTextAreaElement | null): void => {
  box?.focus()
  box?.select()
}

/** Copies the report to the clipboard. If that is forbidden, shows it selected for manual copying. */
const Copy = ({read}: Pick<PanelProps, 'read'>) => {
  const [message, setSaid] = useState('')
  const [report, setReport] = useState('')

  async function copy(): Promise<void> {
    const text = writeReport(read())
    const isCopied = await copyText(text)
    setReport(isCopied ? '' : text)
    setSaid(isCopied ? 'Copied' : 'The clipboard is closed to this page: copy the selected text')
  }

  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy report
      </button>
      <span role="status">{message}</span>
      {report && <textarea ref={select} readOnly aria-label="Report" value={report} />}
    </>
  )
}

export function Panel({summary, read, hasOutlines, onOutlines, onPoint}: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  const [corner, setCorner] = useState(0)
  return (
    <div className={`dock ${CORNERS[corner]}`}>
      <section className="panel" lang="en" dir="ltr" aria-label="Vitrine QA">
        <button type="button" className="toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {summary}
        </button>
        {isOpen && (
          <>
            <div className="tools">
              <button type="button" aria-pressed={hasOutlines} onClick={onOutlines}>
                Outlines
              </button>
              <button type="button" onClick={() => setCorner((corner + 1) % CORNERS.length)}>
                Move to the next corner
              </button>
              <Copy read={read} />
            </div>
            <div className="sections">
              <Sections sections={read()} onPoint={onPoint} />
            </div>
          </>
        )}
      </section>
    </div>
  )
}
