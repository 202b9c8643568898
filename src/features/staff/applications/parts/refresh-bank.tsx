// Asks the bank for fresh data; while it is being fetched the button says so and waits.
import { Button } from '#ui/frame/button.tsx'
import { calls } from '../../room/calls.ts'
import { Failure } from '../../room/failure.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'

export function RefreshBank({ application, say }: Pick<PartProps, 'application' | 'say'>) {
  const t = useStaffWords()
  const refresh = useChange(
    application.id,
    () => calls.refreshBank({ id: application.id }),
    () => say(t('bankRefreshAsked')),
  )
  const { bankRefresh, rights } = application
  if (bankRefresh === 'none' || !rights.includes('refresh-bank')) return null
  const underWay = bankRefresh === 'under-way' || refresh.isPending
  return (
    <>
      <Failure failure={refresh.error} />
      <Button look="line" busy={underWay && t('refreshingBank')} onClick={() => refresh.mutate(undefined)}>
        {t('refreshBank')}
      </Button>
    </>
  )
}
