select id from template_point where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using template_point__plant_sort_order_id_ix on template_point
--           Index Cond: (plant_id = ?)

select count(*) from template_point where plant_id = ?
--   Aggregate
--     -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using template_point__plant_sort_order_id_ix on template_point
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using template_point__plant_uq on template_point
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using template_point__plant_uq on template_point
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using template_point__plant_uq on template_point
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and template_id = ?
--   Limit
--     -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--           Index Cond: ((plant_id = ?) AND (template_id = ?))

and template_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--                 Index Cond: ((plant_id = ?) AND (template_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from template_point
    where (plant_id = ? and template_id = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--                                   Index Cond: ((plant_id = ?) AND (template_id = ?))
--                 …

and {} = ? -- {}: kind, name
and {} in (?, …) -- {}: kind, name
and {} is null -- {}: name
and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using template_point__plant_sort_order_id_ix on template_point
--           Index Cond: (plant_id = ?)

select template_id as key0, count(*) from template_point where plant_id = ? group by 1 limit ? -- group_template_id
--   Limit
--     -> GroupAggregate
--           Group Key: template_id
--           -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--                 Index Cond: (plant_id = ?)

select kind as key0, count(*) from template_point where plant_id = ? group by 1 limit ? -- group_kind
--   Limit
--     -> HashAggregate
--           Group Key: kind
--           -> Index Scan using template_point__plant_template_sort_order_id_ix on template_point
--                 Index Cond: (plant_id = ?)

select max(id) from template_point -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using template_point_pkey on template_point
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from template_point
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using template_point__plant_template_sort_order_id_ix on template_point
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from template_point
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using template_point__plant_template_sort_order_id_ix on template_point
--                 Index Cond: (plant_id = ?)

select template_id as key0, count(*), cast(sum(cycle_days) as text), cast(count(cycle_days) as text), cast(min(cycle_days) as text),
  cast(max(cycle_days) as text)
from template_point
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: template_id
--           -> Index Scan using template_point__plant_template_sort_order_id_ix on template_point
--                 Index Cond: (plant_id = ?)
