import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

type Names = { readonly firstname: string; readonly lastname: string };
type Known = Names & { readonly country: string | null; readonly id_code: string | null };
type Shown = Names & { readonly country: string; readonly id_code: string };

/** A name as both a school and a state may have written it: small letters, marks and hyphens apart. */
const plain = ({ firstname, lastname }: Names): string =>
  `${firstname} ${lastname}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-'’.\s]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Whether an eID is that of a person whom we know. The code decides; where a school has not told us one yet, the name
 * has to be the same, so that nobody's profile is verified with the card of a neighbour.
 */
export function isSamePerson(known: Known, shown: Shown): Verdict<'eid_other_person'> {
  if (known.id_code !== null && known.country !== null)
    return known.country === shown.country && known.id_code === shown.id_code ? allow : refuse('eid_other_person');
  return plain(known) === plain(shown) ? allow : refuse('eid_other_person');
}
