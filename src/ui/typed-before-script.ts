// What a person typed, chose or had filled in before the page's script ran: read off the form, so that nothing of it is lost.

/** Names and texts of the controls that do not stand as the page delivered them; a ticked box is 'true'. */
export function typedBeforeScript(form: HTMLFormElement): [name: string, text: string][] {
  const typed: [string, string][] = []
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      if (control.checked && !control.hasAttribute('checked'))
        typed.push([control.name, control.type === 'radio' ? control.value : 'true'])
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      const delivered = control instanceof HTMLInputElement ? control.getAttribute('value') : ''
      if (control.name && control.value !== '' && control.value !== delivered)
        typed.push([control.name, control.value])
    }
  }
  return typed
}
