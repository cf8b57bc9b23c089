export default function UnreadBadge() {
  return null;
}
