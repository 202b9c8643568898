// The way in through the company's sign-on: it leaves this page for the issuer's.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { useStaffWords } from '../room/words.ts'

/** How staff may log in here. */
export const useWaysIn = () =>
  useQuery({
    queryKey: ['ways-in'],
    queryFn: ({ signal }) => calls.waysIn({}, signal),
    staleTime: Infinity,
  })

/** `begin` answers where to go. */
export function SignOnButton({
  name,
  look,
  begin,
}: {
  name: string
  look?: 'line'
  begin: () => Promise<{ address: string }>
}) {
  const t = useStaffWords()
  const go = useMutation<{ address: string }, CallFailure>({
    mutationFn: begin,
    onSuccess: ({ address }) => window.location.assign(address),
  })
  return (
    <>
      <Failure failure={go.error} />
      <div className="actions">
        <Button
          {...(look ? { look } : {})}
          // The page stays until the browser has left it.
          busy={(go.isPending || go.isSuccess) && t('working')}
          onClick={() => go.mutate()}
        >
          {t('signOnWith', { name })}
        </Button>
      </div>
    </>
  )
}
