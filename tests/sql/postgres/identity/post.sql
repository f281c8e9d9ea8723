select id from post order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using post__sort_order_id_ix on post

select count(*) from post
--   Aggregate
--     -> Seq Scan on post

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using post__sort_order_id_ix on post

order by id asc
--   Limit
--     -> Index Only Scan using post_pkey on post

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using post_pkey on post
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using post_pkey on post
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: post_name, post_code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using post__{}_uq on post
--                 Index Cond: ({} = ?)

and {} is null -- {}: post_name, post_code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using post__{}_uq on post
--                 Index Cond: ({} IS NULL)

and {} in (?, …) -- {}: post_name, post_code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using post__{}_uq on post
--                 Index Cond: ({} = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: post_name, post_code
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (post_name ilike ? escape '\' and (post_name ilike ? escape '\' or squeezed(post_name) ilike ? escape '\'))
  or (post_code ilike ? escape '\' and (post_code ilike ? escape '\' or squeezed(post_code) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan using post__sort_order_id_ix on post

select max(id) from post -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using post_pkey on post
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from post group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on post

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from post
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on post

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from post
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on post
