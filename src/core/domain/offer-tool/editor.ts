// The states of the tool (specification 3, section 4): the sources first, then the summary of both offers, then one of them customized, viewed or edited.
import type { SetOffer } from './custom-offer.ts'
import type { ToolPosition } from './tool-answer.ts'

export type Editor =
  | { readonly at: 'sources' }
  | { readonly at: 'summary'; readonly position: ToolPosition }
  /** view: as it was last committed; edit: what is being typed, and what Cancel goes back to. */
  | { readonly at: 'customize'; readonly mode: 'view'; readonly set: SetOffer }
  | { readonly at: 'customize'; readonly mode: 'edit'; readonly set: SetOffer; readonly before: SetOffer }
  /** 'Submit to Snack' was pressed: the editor is closed. */
  | { readonly at: 'closed' }

type EditorMove =
  | { readonly move: 'continue'; readonly position: ToolPosition }
  /** From the sources to an offer that was committed before. */
  | { readonly move: 'reopen'; readonly set: SetOffer }
  | { readonly move: 'toggle'; readonly position: ToolPosition }
  | { readonly move: 'sources' }
  | { readonly move: 'customize'; readonly set: SetOffer }
  | { readonly move: 'modify' }
  | { readonly move: 'change'; readonly part: Partial<Omit<SetOffer, 'position'>> }
  | { readonly move: 'commit' }
  | { readonly move: 'cancel' }
  /** `to`: the model's own offer. */
  | { readonly move: 'revert'; readonly to: SetOffer }
  | { readonly move: 'submit' }

/** The next state; a move that the state does not know leaves it as it is. */
export function moved(editor: Editor, move: EditorMove): Editor {
  switch (move.move) {
    case 'sources':
      return { at: 'sources' }
    case 'continue':
      return editor.at === 'sources' ? { at: 'summary', position: move.position } : editor
    case 'reopen':
      return editor.at === 'sources' ? { at: 'customize', mode: 'view', set: move.set } : editor
    case 'toggle':
      return editor.at === 'summary' || editor.at === 'customize'
        ? { at: 'summary', position: move.position }
        : editor
    case 'customize':
      return editor.at === 'summary'
        ? { at: 'customize', mode: 'edit', set: move.set, before: move.set }
        : editor
    default:
      return editor.at === 'customize' ? customized(editor, move) : editor
  }
}

type Customizing = Extract<Editor, { readonly at: 'customize' }>

function customized(editor: Customizing, move: EditorMove): Editor {
  const { mode, set } = editor
  if (move.move === 'modify' && mode === 'view') return { at: 'customize', mode: 'edit', set, before: set }
  if (move.move === 'submit') return mode === 'view' ? { at: 'closed' } : editor
  // Cancel goes one step back: what was typed first, the summary then.
  if (move.move === 'cancel')
    return mode === 'edit' && isChanged(editor)
      ? { at: 'customize', mode: 'edit', set: editor.before, before: editor.before }
      : { at: 'summary', position: set.position }
  if (mode !== 'edit') return editor
  if (move.move === 'change') return { ...editor, set: { ...set, ...move.part } }
  if (move.move === 'revert') return { ...editor, set: move.to }
  return move.move === 'commit' ? { at: 'customize', mode: 'view', set } : editor
}

const isChanged = ({ set, before }: Extract<Customizing, { readonly mode: 'edit' }>): boolean =>
  set.amount !== before.amount || set.term !== before.term || set.frequency !== before.frequency
