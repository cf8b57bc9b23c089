type Props = { onPick: (emoji: string) => void };

/** The inside of a popover or a sheet, whose owner closes it. */
export default function EmojiPicker(_props: Props) {
  return null;
}
