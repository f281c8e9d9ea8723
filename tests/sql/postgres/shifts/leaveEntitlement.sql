select id from leave_entitlement where plant_id = ? order by year desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: (plant_id = ?)

select count(*) from leave_entitlement where plant_id = ?
--   Aggregate
--     -> Index Only Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: year, account_no, quantity, last_moved_at
--   Limit
--     -> Index Only Scan using leave_entitlement__plant_{}_id_ix on leave_entitlement
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using leave_entitlement__plant_uq on leave_entitlement
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: year DESC
--           -> Index Scan using leave_entitlement__plant_uq on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__plant_uq on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and account_no = ?
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__account_no_uq on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (account_no = ?))

and account_no is null
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__plant_account_no_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (account_no IS NULL))

and account_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__plant_account_no_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (account_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: account_no
and {} = ? -- {}: vac_type
and {} in (?, …) -- {}: vac_type
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (account_no ilike ? escape '\' and (account_no ilike ? escape '\' or squeezed(account_no) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: (plant_id = ?)

and worker_id = ?
--   Limit
--     -> Index Only Scan Backward using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--           Index Cond: ((plant_id = ?) AND (worker_id = ?))

and worker_id is null
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Only Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (worker_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, year as at0, id as at1
    from leave_entitlement
    where (plant_id = ? and worker_id = ?)
    order by year desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                                   Index Cond: ((plant_id = ?) AND (worker_id = ?))
--                 …

and year = ?
--   Limit
--     -> Index Only Scan Backward using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: ((plant_id = ?) AND (year = ?))

and year in (?, …)
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Only Scan using leave_entitlement__plant_year_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (year = ANY (ARRAY[?, ?])))

and (year >= ? and year <= ?)
--   Limit
--     -> Index Only Scan Backward using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: ((plant_id = ?) AND (year >= ?) AND (year <= ?))

and (last_moved_at >= ? and last_moved_at <= ?)
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__plant_last_moved_at_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (last_moved_at >= ?) AND (last_moved_at <= ?))

select worker_id as key0, count(*) from leave_entitlement where plant_id = ? group by 1 limit ? -- group_worker_id
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Only Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                 Index Cond: (plant_id = ?)

select year as key0, count(*) from leave_entitlement where plant_id = ? group by 1 limit ? -- group_year
--   Limit
--     -> GroupAggregate
--           Group Key: year
--           -> Index Only Scan using leave_entitlement__plant_year_id_ix on leave_entitlement
--                 Index Cond: (plant_id = ?)

select vac_type as key0, count(*) from leave_entitlement where plant_id = ? group by 1 limit ? -- group_vac_type
--   Limit
--     -> HashAggregate
--           Group Key: vac_type
--           -> Index Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((last_moved_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from leave_entitlement
where plant_id = ?
group by 1
limit ?
-- group_last_moved_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((last_moved_at + '62167420800000'::bigint) / 1000) - '6…
--           -> Index Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                 Index Cond: (plant_id = ?)

select max(id) from leave_entitlement -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using leave_entitlement_pkey on leave_entitlement
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from leave_entitlement
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from leave_entitlement
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                 Index Cond: (plant_id = ?)

select worker_id as key0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text), cast(min(quantity) as text),
  cast(max(quantity) as text)
from leave_entitlement
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                 Index Cond: (plant_id = ?)
