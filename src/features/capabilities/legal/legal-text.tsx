// The paragraphs and headings of a legal text, on a page of its own or in a window over one.

/** Paragraphs stand between empty lines; one that begins with '## ' is a heading with what follows it. */
export const LegalText = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, at) => {
    const [heading, ...rest] = paragraph.split('\n')
    if (!heading?.startsWith('## ')) return <p key={at}>{paragraph}</p>
    return (
      <section key={at}>
        <h2>{heading.slice(3)}</h2>
        {rest.length > 0 && <p>{rest.join(' ')}</p>}
      </section>
    )
  })
