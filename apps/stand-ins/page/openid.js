import { offerPeople, speak } from './words.js';

const owner = document.querySelector('#owner');
const goOn = document.querySelector('#go-on');

/** The way back with whoever was chosen, or with nobody. */
function answerWith(chosen) {
  const query = new URLSearchParams(location.search);
  const [country, ...code] = chosen.split('-');
  query.set('country', country);
  query.set('id_code', code.join('-'));
  return `/openid/answer?${query}`;
}

await speak();
await offerPeople(owner);
const follow = () => {
  goOn.href = answerWith(owner.value);
};
owner.addEventListener('change', follow);
follow();
document.querySelector('#turn-back').href = answerWith('');
