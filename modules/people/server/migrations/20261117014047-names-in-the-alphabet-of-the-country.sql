-- A class register has its pupils in the order of the country's own alphabet: Õ, Ä, Ö and Ü after W in Estonia, Č after C
-- in Latvia, where the order of all languages together has them between O and P or within C. A country that is not
-- named here keeps that common order. The collations are the house's own, since a database may come without them.
create collation people.names_ee (provider = icu, locale = 'et');
create collation people.names_lv (provider = icu, locale = 'lv');

-- Texts of this type are compared part by part, each in the order that it is declared with.
create type people.name_place as (
  ee text collate people.names_ee,
  lv text collate people.names_lv,
  elsewhere text collate "und-x-icu"
);

-- Where a name stands in the lists of a country.
create function people.name_place(name text, country text) returns people.name_place
language sql immutable parallel safe as $$
  select row(
    case when country = 'EE' then name end, case when country = 'LV' then name end, name)::people.name_place
$$;
