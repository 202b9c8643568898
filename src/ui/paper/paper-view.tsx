// A paper as a page: headings, lists and tables that are ones, and a look that prints well.
import { Fragment } from 'react'
import { isLines } from '#core/fields/drawn-lines.ts'
import type { Block, Fact, ImageBlock, Paper, SignatureBlock, TableBlock } from '#core/paper/paper.ts'
import { looksWritten } from '#core/paper/hand.ts'
import { shownRow, shownSums, shownValue, standsAtEnd } from '#core/paper/shown.ts'
import { en } from '#core/words/paper/en.ts'
import { es } from '#core/words/paper/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import './hand.css'
import './paper.css'

/** The paper in its own language, whatever the page around it speaks. Its title is the page's first heading; `within` a page that has one, a heading below another. */
export function PaperView({ paper, within = false }: { paper: Paper; within?: boolean }) {
  const Title = within ? 'h3' : 'h1'
  return (
    <article className={within ? 'paper paper-within' : 'paper'} lang={paper.language}>
      <p className="paper-sender" dir="auto">
        {paper.sender}
      </p>
      <Title dir="auto">{paper.title}</Title>
      {paper.blocks.map((block, at) => (
        <BlockView key={at} block={block} language={paper.language} below={within ? 2 : 0} />
      ))}
      {paper.foot && (
        <p className="paper-foot" dir="auto">
          {paper.foot}
        </p>
      )}
    </article>
  )
}

function BlockView({ block, language, below }: { block: Block; language: Language; below: 0 | 2 }) {
  switch (block.block) {
    case 'heading': {
      const Heading = `h${(block.level + below) as 2 | 3 | 4 | 5}` as const
      return <Heading dir="auto">{block.text}</Heading>
    }
    case 'paragraph':
      return <p dir="auto">{block.text}</p>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at} dir="auto">
              {item}
            </li>
          ))}
        </List>
      )
    }
    case 'facts':
      return <FactsView items={block.items} columns={block.columns} language={language} />
    case 'table':
      return <TableView table={block} language={language} />
    case 'figure':
      return (
        <section className="paper-box">
          <p className="paper-label">{block.label}</p>
          <p className="paper-figure" dir="auto">
            {shownValue(block.as, block.value, language)}
          </p>
          {block.about && <p>{block.about}</p>}
        </section>
      )
    case 'note':
      return (
        <section className="paper-box">
          <p className="paper-strong">{block.title}</p>
          <p dir="auto">{block.text}</p>
        </section>
      )
    case 'signature':
      return <SignatureView block={block} language={language} />
    case 'page-break':
      return <div className="paper-break" />
    case 'image':
      return <ImageView image={block} />
  }
}

interface FactsViewProps {
  readonly items: readonly Fact[]
  readonly columns?: number
  readonly language: Language
}

const FactsView = ({ items, columns, language }: FactsViewProps) => (
  <dl className={columns ? `paper-grid of-${columns}` : undefined}>
    {items.map(({ label, as, value }, at) => (
      <div key={at}>
        <dt>{label}</dt>
        <dd dir="auto">{shownValue(as, value, language)}</dd>
      </div>
    ))}
  </dl>
)

/** Scrolls by itself where it is wider than the screen, by keys too. */
function TableView({ table, language }: { table: TableBlock; language: Language }) {
  const { caption, columns, rows, empty } = table
  const sums = shownSums(table, language)
  const strong = table.strong && new Set(table.strong)
  const lookOf = (at: number) => {
    const { as } = columns[at]!
    return standsAtEnd(as) ? 'paper-end' : as === 'date' || as === 'moment' ? 'paper-day' : undefined
  }
  const cells = (texts: readonly string[], named: (at: number) => boolean) =>
    texts.map((text, at) => (
      <Fragment key={at}>
        {named(at) ? (
          <th scope="row" className={lookOf(at)} dir="auto">
            {text}
          </th>
        ) : (
          <td className={lookOf(at)} dir="auto">
            {text}
          </td>
        )}
      </Fragment>
    ))
  return (
    <div className="paper-table" role="group" aria-label={caption} tabIndex={0}>
      <table className={strong && 'paper-groups'}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, at) => (
              <th key={at} scope="col" className={lookOf(at)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line} className={strong?.has(line) ? 'paper-strong' : undefined}>
              {cells(shownRow(table, row, language), (at) => columns[at]!.rowHead === true)}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
        {sums && (
          <tfoot>
            <tr>{cells(sums, (at) => at === 0)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function SignatureView({ block, language }: { block: SignatureBlock; language: Language }) {
  const words = pick({ en, es }, language)
  const { signed } = block
  return (
    <section className="paper-sign" id={`sign-${block.place}`}>
      <div>
        {signed &&
          (signed.picture ? (
            <img
              alt={signed.text}
              src={isLines(signed.picture) ? signed.picture : `data:image/png;base64,${signed.picture}`}
            />
          ) : (
            <p dir="auto" className={looksWritten(signed.text) ? 'by-hand' : undefined}>
              {signed.text}
            </p>
          ))}
        <p dir="auto">{fill(words.signedBy, { signer: block.signer })}</p>
        {block.role && (
          <p className="paper-label" dir="auto">
            {block.role}
          </p>
        )}
        {signed?.details && <FactsView items={signed.details} language={language} />}
      </div>
      <div>
        {signed && <p>{shownValue('date', signed.on, language)}</p>}
        <p>{words.signedOn}</p>
      </div>
    </section>
  )
}

const ImageView = ({ image: { alt, mime, data, width } }: { image: ImageBlock }) => (
  <img alt={alt} src={`data:${mime};base64,${data}`} style={{ width: `${width}pt` }} />
)
