const EMOJI = /^\p{RGI_Emoji}$/v;
/** Asks for the coloured picture of a sign that is also a plain letter, such as a heart. */
const AS_PICTURE = '\uFE0F';

/**
 * The one emoji that somebody reacts with, written as everybody else's, so that equal ones are counted together; null
 * for a letter, a word, two emojis.
 */
export function readReaction(text: string): string | null {
  const sent = text.trim();
  // Some keyboards and lists ask for the picture where there is nothing else, others forget to where there is.
  const ways = [sent, sent.replaceAll(AS_PICTURE, ''), `${sent}${AS_PICTURE}`];
  return ways.find((way) => EMOJI.test(way)) ?? null;
}
