// The few line icons of the product, drawn on a 20 px grid; never the only carrier of a meaning.

const paths = {
  lock: 'M5 9h10a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 15 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9Zm1.5 0V6.5a3.5 3.5 0 0 1 7 0V9',
  check: 'm4 10.5 4 4L16.5 5.5',
  alert: 'M10 6v5m0 3v.1M10 2.5 18.5 17h-17Z',
  info: 'M10 9v5m0-8v.1M10 1.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'm5 7.5 5 5 5-5',
  file: 'M5.5 2.5h6L15 6v11.5H5.5ZM11 2.5V6.5h4',
  camera: 'M3 6.5h3l1.2-2h5.6l1.2 2h3V16H3Zm7 7.3a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6',
  upload: 'M10 13V4m0 0L6.5 7.5M10 4l3.5 3.5M4 13.5V16h12v-2.5',
} as const

type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false" strokeLinejoin="round">
    <path d={paths[name]} />
  </svg>
)
