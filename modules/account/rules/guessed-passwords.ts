/**
 * The commonest passwords, without capitals and without what hangs on their end: what people type when they
 * are told "nine characters, three kinds". Our own selection, in the languages of our schools.
 */
export const GUESSED_PASSWORDS: ReadonlySet<string> = new Set(
  `
  aa aaa abc abcd abcde abcdef aabbcc a1b2c3d4e5f a1s2d3f4g qqq qwe qwer qwert qwerty qwertyu qwertyui
  qwertyuio qwertyuiop qwertz qwertzu qwertzui qwertzuio qwertzuiop azerty azertyu azertyui azertyuiop qweasd
  qweasdzxc qweqwe qweqweqwe asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdasd asdasdasd asdqwe asdzxc zxc
  zxcv zxcvb zxcvbn zxcvbnm zxczxc wsxedc qazwsx qazwsxedc qazxsw 1qaz2wsx 1qaz2wsx3edc 1qaz!qaz 1qaz@wsx 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t q1w2e3r4t5y 123qwe 123qweasd 1234qwer 12345qwert 123456qwerty 123abc
  1234abcd 12345abcde 123456abc 1a2b3c 1a2b3c4d xxx zaq zaq1xsw 1qazxsw

  pass passwd password passwords passwordpassword passw0rd p@ss p@ssw0rd p@ssword p@$$w0rd p@$$word pa$$w0rd
  pa$$word pa55w0rd pa55word passphrase passcode newpassword newpass oldpassword mypassword mypass secret topsecret
  supersecret login logon letmein openup sesame changeme change changeit changenow pleasechange default temp
  temporary initial start startup access admin administrator adminadmin root toor superuser superadmin sysadmin
  master masterkey user username guest test tester testing testtest testpass demo sample example welcome w3lcome
  welcomeback hello heythere goodbye trustno trustme whatever nothing forgot remember security secure unlock windows
  computer internet server

  parool minuparool uusparool salasõna salasona salas6na parole manaparole jaunaparole parols passwort meinpasswort
  neuespasswort kennwort geheim geheimnis motdepasse monmotdepasse mdp пароль мойпароль новыйпароль parol moiparol
  gfhjkm йцукен йцукенг йцукенгш йцукенгшщзх фыва фывапролдж ячсмить パスワード あいうえお contraseña contrasena senha haslo
  hasło heslo salasana lösenord losenord

  school myschool highschool teacher myteacher student students pupil class homework education learning lesson
  headmaster principal library diary ediary ekool stuudium kool minukool opetaja õpetaja opilane õpilane klass
  tunniplaan skola manaskola skolotajs skolotāja skolēns skolens schule meineschule lehrer lehrerin schueler schüler
  klasse ecole école monecole professeur eleve élève школа мояшкола учитель ученик класс shkola uchitel 学校 先生 gakkou
  sensei kriit kreide chalk

  spring summer autumn fall winter january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday weekend holiday christmas easter newyear
  halloween birthday kevad suvi sügis sugis talv jaanuar veebruar märts aprill mai juuni juuli oktoober detsember
  esmaspäev esmaspaev reede laupäev pühapäev jõulud joulud pavasaris vasara rudens ziema janvaris februaris marts
  aprilis maijs junijs julijs augusts septembris oktobris novembris decembris frühling fruehling sommer herbst
  januar februar märz maerz juni juli oktober dezember montag freitag sonntag weihnachten printemps été automne
  hiver janvier fevrier février mars avril juin juillet aout août septembre octobre novembre decembre décembre lundi
  vendredi dimanche noel весна лето осень зима январь март апрель май июнь июль август сентябрь октябрь ноябрь
  декабрь понедельник пятница leto vesna zima osen sakura haru natsu

  estonia eesti eestimaa tallinn tartu parnu pärnu narva latvia latvija riga rīga daugavpils lithuania vilnius
  kaunas finland suomi helsinki russia rossiya moscow moskva москва россия germany deutschland berlin hamburg
  muenchen münchen france paris marseille lyon england london america newyork canada australia japan nippon tokyo 東京
  ukraine ukraina kyiv poland polska europe baltic

  love lovely loveyou loveme iloveyou iloveu iloveme iloveher ilovehim mylove lover forever always together friend
  friends bestfriend bestfriends family myfamily mother mommy mama father daddy papa parents brother sister baby
  babygirl babyboy angel angels princess prince queen king sweet sweety sweetheart honey sugar cookie cookies
  chocolate candy cupcake banana orange cherry strawberry coffee pizza sunshine sunflower rainbow flower flowers
  butterfly moonlight star stars superstar diamond crystal armastus maarmastansind armas kallis issi emme musi
  musike mīlestība milestiba liebe ichliebedich schatz schatzi jetaime amour monamour любовь люблю ятебялюблю
  любимая солнышко мамочка lubov lyubov aishiteru beautiful handsome smile happy lucky smiley freedom peace heaven
  jesus jesuschrist god godisgood blessed faith hope

  michael mike jordan michaeljordan jennifer jessica ashley amanda daniel david andrew anthony charlie charles
  george harry henry james jack jackson john johnny joseph joshua justin kevin matthew maxwell max nicholas nicole
  oliver patrick peter richard robert samuel samantha sarah sophie stephanie thomas victoria william alex alexander
  alexandra alexandre alexis anna anne maria marie martin martina mari marek margus kristjan kristiina kristina
  katrin kati liis liisa laura mihkel mart priit toomas tiina jaan jüri juri janis jānis andris anita ilze inese
  liga līga martins mārtiņš andrei andrey aleksandr aleksander sergei sergey dmitri dmitry ivan natalia natasha olga
  elena irina tatjana svetlana vladimir nikita артем андрей сергей александр дмитрий наташа марина максим кристина
  настя sebastian andreas hans lukas julian julia hannah hiroshi takashi yuki haruka buster bella luna rocky simba
  shadow ginger pepper tigger

  monkey dragon tiger lion eagle eagles falcon falcons panther panthers wolf wolves bear bears dolphin dolphins
  horse horses kitty kitten hellokitty cat cats dog dogs bunny rabbit hamster pandas unicorn mustang phoenix spider
  shark koer kass kiisu kaķis kakis suns hund katze kätzchen chien chat chaton собака кошка котик котенок neko
  nekochan inu

  football soccer baseball basketball hockey volleyball tennis golf swimming dance dancer dancing jalgpall korvpall
  futbols hokejs fussball fußball handball foot футбол хоккей спартак зенит динамо liverpool arsenal chelsea
  manchester manchesterunited manutd barcelona fcbarcelona barca realmadrid juventus milan bayern bayernmuenchen
  bayernmünchen dortmund schalke ronaldo cristiano cristianoronaldo messi lionelmessi neymar mbappe beckham kalev

  batman superman spiderman ironman captain captainamerica avengers hulk thor joker matrix starwars skywalker
  lukeskywalker vader darthvader yoda startrek jedi harrypotter potter hogwarts gryffindor slytherin pokemon pikachu
  charizard minecraft roblox fortnite brawlstars amongus counterstrike callofduty warcraft worldofwarcraft
  leagueoflegends valorant clashofclans clashroyale zelda mario supermario sonic naruto onepiece dragonball frozen
  elsa disney mickey mickeymouse snoopy spongebob metallica nirvana eminem blink beatles rammstein justinbieber
  taylorswift billieeilish blackpink bts

  google facebook youtube instagram tiktok snapchat twitter discord netflix spotify samsung iphone apple microsoft
  android ferrari porsche lamborghini mercedes bmw audi toyota money million millionaire dollar business manager
  support

  hunter ranger killer ninja pirate wizard magic ghost monster silver golden gold platinum purple yellow green blue
  black white red pink cool awesome super power rock rockstar rocknroll music guitar thunder storm fire water ocean
  beach snow forest river mountain nature earth world galaxy universe jamesbond gamer game games merlin fuckyou
  asshole sexy
  `
    .trim()
    .split(/\s+/),
);

/** True for a password that is one of the commonest, whatever its capitals and whatever hangs on its end. */
export function isGuessedPassword(password: string): boolean {
  const stem = password
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]+$/u, '');
  return GUESSED_PASSWORDS.has(stem);
}
