// The funding-offer tool as a page of the staff room: back to the application it belongs to, which is loaded again after a decision.
import { useCallback, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { OfferTool } from '../offer-tool/offer-tool.tsx'
import { useStaffWords } from '../room/words.ts'

export function OfferToolPage() {
  const t = useStaffWords()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    document.title = `${t('offerTool')} · ${t('room')}`
  }, [t])
  const back = useCallback(
    (state: object) => void navigate(`/staff/applications/${id}?part=decisions`, { state }),
    [navigate, id],
  )
  const close = useCallback(() => back({ focus: true }), [back])
  return (
    <OfferTool
      key={id}
      applicationId={id}
      onClose={close}
      onDecline={() => back({ act: 'decline' })}
      onDecided={() => {
        void client.invalidateQueries({ queryKey: ['application', id] })
        void client.invalidateQueries({ queryKey: ['list'] })
      }}
    />
  )
}
