select id from vendor order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using vendor__sort_order_id_ix on vendor

select count(*) from vendor
--   Aggregate
--     -> Seq Scan on vendor

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using vendor__sort_order_id_ix on vendor

order by id asc
--   Limit
--     -> Index Only Scan using vendor_pkey on vendor

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using vendor_pkey on vendor
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using vendor_pkey on vendor
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using vendor__name_uq on vendor
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using vendor__name_uq on vendor
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using vendor__name_uq on vendor
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name, business_type
and {} = ? -- {}: business_type, status
and {} is null -- {}: business_type
and {} in (?, …) -- {}: business_type, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
  or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan using vendor__sort_order_id_ix on vendor

select max(id) from vendor -- group_business_type, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using vendor_pkey on vendor
--                   Index Cond: (id IS NOT NULL)

select business_type as key0, count(*) from vendor group by 1 limit ? -- group_business_type
select business_type as key0, count(*), cast(sum(lead_days) as text), cast(count(lead_days) as text), cast(min(lead_days) as text),
  cast(max(lead_days) as text)
from vendor
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: business_type
--           -> Seq Scan on vendor

select status as key0, count(*) from vendor group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on vendor

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from vendor
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on vendor

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from vendor
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on vendor
